import { blocks } from './blocks';
import { fieldIssues } from './issues';
import type { Transaction } from './Transaction';
import type { Session } from '../model/Session';

function isDone(session: Session, index: number): boolean {
  return session.steps[session.definition.fields[index]!.step]!.status === 'done';
}

function isChangedByRule(transaction: Transaction, index: number): boolean {
  if (transaction.definition.fields[index]!.schema.ui.widget === 'hidden') return false;
  return !transaction.isGiven(index) || transaction.origin(index)?.by !== 'person';
}

function isOpen(session: Session, index: number): boolean {
  return fieldIssues(session, index, 'continue').some(blocks);
}

function* touchedBy({ definition }: Session, patched: readonly number[], changed: readonly number[]) {
  yield* patched;
  for (const index of changed) {
    yield index;
    for (const check of definition.checksReading[index]!) yield* check.fields;
  }
}

export function undo(session: Session, undone: ReadonlySet<number>): Session {
  if (undone.size === 0) return session;
  const steps = session.steps.map((state, index) =>
    undone.has(index) ? { ...state, status: 'pending' as const } : state,
  );
  return { ...session, steps };
}

/** After a transaction: a step is not done whose answers were changed by a rule, or that lacks something now. */
export function undoChanged(session: Session, transaction: Transaction, changed: readonly number[]): Session {
  if (!session.steps.some(({ status }) => status === 'done')) return session;
  const stepOf = (index: number) => session.definition.fields[index]!.step;
  const undone = new Set<number>();
  for (const index of changed)
    if (isDone(session, index) && isChangedByRule(transaction, index)) undone.add(stepOf(index));
  for (const index of touchedBy(session, transaction.patched, changed))
    if (!undone.has(stepOf(index)) && isDone(session, index) && isOpen(session, index))
      undone.add(stepOf(index));
  return undo(session, undone);
}
