import { changesBetween, sessionOf } from '../../../engine';
import type { CompiledDefinition, Environment } from '../../../engine';
import type { Db } from '../../db/db';
import type { Deps } from '../../deps';
import type { QuoteRow } from '../quotes/repository';
import { listEvents } from './historyRepository';
import type { HistoryRow } from './historyRepository';

/** A value before and after: of a record under its step and label, of the quote itself by its column's name. */
export interface HistoryChange {
  Step?: string;
  Label?: string;
  Column?: string;
  Before: unknown;
  After: unknown;
}

/** What happened to the request, oldest first, with what each event changed in the words of its definition. */
export async function historyOf(db: Db, { clock, products }: Deps, quote: QuoteRow) {
  const events = await listEvents(db, quote.id);
  const definition = (await products.ofHash(quote.definitionHash))?.compiled;
  const env: Environment = { today: clock.today(), constants: products.constants, context: {} };
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
    Reason: event.reason,
    Changes: changesOf(event, definition, env),
  }));
}

function changesOf(
  { kind, before, after }: HistoryRow,
  definition: CompiledDefinition | undefined,
  env: Environment,
): HistoryChange[] {
  if (!before || !after) return [];
  if (kind !== 'edited') return columnChanges(before, after);
  return definition ? recordChanges(definition, before, after, env) : [];
}

function columnChanges(before: Record<string, unknown>, after: Record<string, unknown>): HistoryChange[] {
  return Object.keys(after)
    .filter((column) => JSON.stringify(before[column]) !== JSON.stringify(after[column]))
    .map((column) => ({ Column: column, Before: before[column] ?? null, After: after[column] ?? null }));
}

function recordChanges(
  definition: CompiledDefinition,
  before: object,
  after: object,
  env: Environment,
): HistoryChange[] {
  const [was, is] = [before, after].map((record) => sessionOf(definition, record, env));
  return changesBetween(was!, is!).map(({ step, label, ...texts }) => ({
    Step: step,
    Label: label,
    Before: texts.before,
    After: texts.after,
  }));
}
