import type { CompiledField, CompiledStep } from '../model/CompiledDefinition';
import type { Session } from '../model/Session';
import { isShown } from '../model/states';
import { sameValue } from '../model/sameValue';
import { print } from '../print/print';
import { manualFields, markManual } from '../record/manualFields';
import { writeRecord, type ApiRecord } from '../record/writeRecord';
import { blocks } from '../session/blocks';
import { issueAt, isFillable, toCorrect } from '../session/fillable';
import { submit } from '../session/submit';
import { validateStep } from '../session/validateStep';
import { cleanValue } from '../text/cleanValue';
import type { FilledRow, SheetQuestion } from './fillRow';
import { alike, readCell, type CellReading } from './readCell';

/**
 * What is to be said of one question of a row. `definition` has the definition's own sentence; of the others the host has
 * the words: a choice is not offered (`none`) or meant by several, the answer became `shown` by the others of the row
 * (`contradicts`) or by a source (`locked`), the question is not asked in this row (`unasked`), a source told something (`told`).
 */
export interface RowIssue {
  readonly path: string;
  readonly title: string;
  readonly code: 'definition' | 'none' | 'several' | 'contradicts' | 'locked' | 'unasked' | 'told';
  /** A notice does not stop a row from being sent. */
  readonly level: 'error' | 'notice';
  readonly message?: string;
  readonly shown?: string;
  readonly options?: readonly string[];
}

export interface SendQuestion {
  readonly source: string;
  readonly request: SheetQuestion['request'];
  /** Why the row is not sent without an answer. */
  readonly blocks?: string | undefined;
}

export interface JudgedRow {
  /** What the cells that are sent say, by path: rows that only spell it otherwise are the same request. */
  readonly said: Readonly<Record<string, unknown>>;
  readonly issues: readonly RowIssue[];
  /** The record to be registered; none of a row with errors. */
  readonly record?: ApiRecord;
  readonly asks: readonly SendQuestion[];
}

/** Judges a filled row by its definition, as the last Continuar of the wizard would. */
export function judgeRow(filled: FilledRow): JudgedRow {
  const { definition } = filled.session;
  const steps = definition.steps.filter(({ index }) => filled.session.steps[index]!.visible);
  const session = steps.reduce((current, step) => validateStep(current, step, 'submit'), filled.session);
  const issues = onceAPath([
    ...cellIssues(filled),
    ...definitionIssues(session, steps),
    ...toldIssues(filled),
  ]);
  const said = saidBy(filled);
  if (issues.some(({ level }) => level === 'error')) return { said, issues, asks: [] };
  const record = markManual(writeRecord(session), manualFields(session));
  return { said, issues, record, asks: asksOf(session) };
}

function saidBy({ session, cells, read }: FilledRow): JudgedRow['said'] {
  const entries = cells.flatMap(([field, text]) => {
    const reading = read.get(field.index);
    if (!reading || !isShown(session.states.at(field.index))) return [];
    return [[field.path, 'value' in reading ? cleanValue(field.schema, reading.value) : text] as const];
  });
  return Object.fromEntries(entries);
}

/** The first of each question: what is wrong with a cell explains why its answer is missing. */
function onceAPath(issues: readonly RowIssue[]): readonly RowIssue[] {
  const first = new Map<string, RowIssue>();
  for (const issue of issues) {
    const known = first.get(issue.path);
    if (!known || (known.level === 'notice' && issue.level === 'error')) first.set(issue.path, issue);
  }
  return [...first.values()];
}

function definitionIssues(session: Session, steps: readonly CompiledStep[]): RowIssue[] {
  return steps.flatMap((step) =>
    toCorrect(session, step).flatMap((index) => {
      const field = session.definition.fields[index]!;
      const issues = session.issues.at(index);
      const issue = issueAt(field, session.states.at(index), issues) ?? issues.find(blocks);
      return issue ? [{ ...about(session, field), code: 'definition', message: issue.message } as const] : [];
    }),
  );
}

function cellIssues({ session, cells, read }: FilledRow): RowIssue[] {
  return cells.flatMap(([field, text]) => {
    const reading = read.get(field.index);
    const issue = reading ? typedIssue(session, field, reading) : untypedIssue(session, field, text);
    return issue ? [issue] : [];
  });
}

function untypedIssue(session: Session, field: CompiledField, text: string): RowIssue | undefined {
  const state = session.states.at(field.index);
  if (!isShown(state)) return { ...about(session, field), level: 'notice', code: 'unasked' };
  const value = session.values.at(field.index);
  const shown = print(value, field.schema, state);
  const reading = readCell(text, field.schema, state);
  const isSame = 'value' in reading && sameValue(value, cleanValue(field.schema, reading.value));
  if (isSame || alike(text) === alike(shown)) return undefined;
  // A name may be spelled otherwise than the source does; another choice is another request than the one meant.
  if ('choice' in reading) return notOffered(session, field, reading.choice);
  if (state.options.length > 0) return { ...about(session, field), code: 'contradicts', shown };
  return { ...about(session, field), level: 'notice', code: 'locked', shown };
}

function typedIssue(session: Session, field: CompiledField, reading: CellReading): RowIssue | undefined {
  const state = session.states.at(field.index);
  if (!isShown(state)) return { ...about(session, field), level: 'notice', code: 'unasked' };
  if ('choice' in reading) return notOffered(session, field, reading.choice);
  if (!('value' in reading)) return undefined;
  const value = session.values.at(field.index);
  if (sameValue(value, cleanValue(field.schema, reading.value))) return undefined;
  // What a check has emptied is told by its sentence, not as an answer that is missing.
  const refused = value === undefined && session.issues.at(field.index).find(blocks);
  if (refused) return { ...about(session, field), code: 'definition', message: refused.message };
  const shown = print(value, field.schema, state);
  if (!isFillable(field, state)) return { ...about(session, field), level: 'notice', code: 'locked', shown };
  return { ...about(session, field), code: 'contradicts', shown };
}

const notOffered = (session: Session, field: CompiledField, code: 'none' | 'several'): RowIssue => ({
  ...about(session, field),
  code,
  options: session.states.at(field.index).options.map(({ label }) => label),
});

const about = (session: Session, field: CompiledField) => ({
  path: field.path,
  title: session.states.at(field.index).title,
  level: 'error' as const,
});

const toldIssues = ({ session, told }: FilledRow): RowIssue[] =>
  told.map(({ field, message }) => ({
    ...about(session, session.definition.fields[field]!),
    level: 'notice',
    code: 'told',
    message,
  }));

function asksOf(session: Session): readonly SendQuestion[] {
  const { lookups, source } = session.definition;
  return submit(session).effects.flatMap((effect) => {
    if (effect.type !== 'lookup') return [];
    const { failed } = lookups.find(({ rule }) => rule.id === effect.lookup)!.rule;
    const said = failed?.blocks ? (failed.message ?? source.messages.sendFailed) : undefined;
    return [{ source: effect.source, request: effect.request, blocks: said }];
  });
}
