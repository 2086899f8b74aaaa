import { type Change, changesBetween, sessionOf } from '../../../engine/index';
import type { QuoteRow } from '../../db/schema';
import type { Deps } from '../../deps';
import { listEvents, type HistoryRow } from './historyRepository';
import { takenWith } from '../definitions/registeredSession';

export interface HistoryChange {
  Step?: string;
  Label?: string;
  Column?: string;
  Before: unknown;
  After: unknown;
}

export async function historyOf(deps: Pick<Deps, 'db' | 'products'>, quote: QuoteRow) {
  const events = await listEvents(deps.db, quote.id);
  const taken = await takenWith(deps, quote);
  return events.map((event) => ({
    Id: event.id,
    Kind: event.kind,
    At: event.at.toISOString(),
    By:
      event.actorName === null
        ? null
        : { Name: event.actorName, IsExecutive: event.actorIsExecutive === true },
    From: event.fromStatus,
    To: event.toStatus,
    Reason: event.kind === 'answered' ? answerText(event, taken) : event.reason,
    Changes: changesOf(event, taken),
  }));
}

type TakenWith = Awaited<ReturnType<typeof takenWith>>;

function changesOf({ kind, before, after, changes }: HistoryRow, taken: TakenWith): HistoryChange[] {
  if (!before || !after) return [];
  if (kind !== 'edited' && kind !== 'corrected') return columnChanges(before, after);
  return (changes ?? changesOfRecords(before, after, taken)).map(recordChange);
}

function answerText({ after }: HistoryRow, { definition }: TakenWith): string {
  const answer = after?.answer;
  const said = answer === true ? 'Sim' : answer === false ? 'Não' : 'Sem resposta';
  return `${definition.source.questionnaire?.question ?? ''} ${said}`.trim();
}

/** For edits from before changes were stored with them. */
function changesOfRecords(before: object, after: object, { definition, env }: TakenWith): Change[] {
  const [was, is] = [before, after].map((record) => sessionOf(definition, record, env));
  return changesBetween(was!, is!);
}

function columnChanges(before: Record<string, unknown>, after: Record<string, unknown>): HistoryChange[] {
  return Object.keys(after)
    .filter((column) => JSON.stringify(before[column]) !== JSON.stringify(after[column]))
    .map((column) => ({ Column: column, Before: before[column] ?? null, After: after[column] ?? null }));
}

function recordChange({ step, label, before, after }: Change): HistoryChange {
  return { Step: step, Label: label, Before: before, After: after };
}
