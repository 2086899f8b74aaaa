import { sameValue } from '../model/sameValue';
import type { Origin } from '../model/Origin';
import type { Replaced, Session } from '../model/Session';
import type { Provenance } from '../model/SessionEvent';
import { isShown } from '../model/states';
import { isFillable } from './fillable';
import type { Transaction } from './Transaction';

export const NOTHING_REPLACED: Replaced = new Map();

export interface Replacement {
  readonly given: unknown;
  readonly by: Origin['by'];
  readonly rule: string | undefined;
  readonly isReversible: boolean;
}

/** Whether a person gave it; what a look-up filled is the look-up's to replace. */
function isPersons(value: unknown, origin: Origin | undefined): boolean {
  const by = origin?.by;
  return value !== undefined && (by === 'person' || by === 'prefill' || by === 'record');
}

function isGivenAnew(transaction: Transaction, session: Session, index: number): boolean {
  const value = session.values.at(index);
  if (transaction.isEdited(index) || isPersons(value, session.origins.at(index))) return true;
  // The event itself emptied it.
  return transaction.isGiven(index) && value === undefined;
}

/** The replaced value: the one that was given first, however often the field changes. */
function replacedAt(transaction: Transaction, session: Session, index: number): unknown {
  if (isGivenAnew(transaction, session, index)) return undefined;
  const { values, origins, replaced } = transaction.beforeRun;
  const [was, is] = [values.at(index), session.values.at(index)];
  if (replaced.has(index)) return replaced.get(index);
  const isReplaced = is !== undefined && !sameValue(is, was) && isPersons(was, origins.at(index));
  return isReplaced ? was : undefined;
}

function put(replaced: Replaced, index: number, value: unknown): Replaced {
  if (replaced.get(index) === value) return replaced;
  const next = new Map(replaced);
  if (value === undefined) next.delete(index);
  else next.set(index, value);
  return next;
}

export function withReplaced(
  session: Session,
  transaction: Transaction,
  changed: readonly number[],
): Session {
  let noted = session;
  for (const index of changed)
    noted = withNoted(noted, index, replacedAt(transaction, noted, index), transaction);
  return noted;
}

/** What comes from outside during a run of edits is noted in its base too. */
function withNoted(session: Session, index: number, value: unknown, transaction?: Transaction): Session {
  const { typing } = session;
  const replaced = put(session.replaced, index, value);
  const isOfTyping = typing && transaction?.isEdited(typing.field);
  const base = typing && !isOfTyping ? put(typing.base.replaced, index, value) : typing?.base.replaced;
  if (replaced === session.replaced && base === typing?.base.replaced) return session;
  return { ...session, replaced, typing: typing && { ...typing, base: { ...typing.base, replaced: base! } } };
}

/** What is told at a field: nothing where it holds what was given after all. */
export function replacementAt(session: Session, index: number): Replacement | undefined {
  const given = session.replaced.get(index);
  const state = session.states.at(index);
  const isTold = given !== undefined && isShown(state) && !sameValue(given, session.values.at(index));
  if (!isTold) return undefined;
  const { by = 'reset', rule } = session.origins.at(index) ?? {};
  const isReversible = by !== 'state' && isFillable(session.definition.fields[index]!, state);
  return { given, by, rule, isReversible };
}

/** A person keeps what took the place of theirs, and is told of it no longer. */
export function accept(session: Session, index: number): Session {
  return withNoted(session, index, undefined);
}

export function resumedReplaced(
  { definition }: Session,
  provenance: Partial<Provenance> | undefined,
): Replaced {
  const kept = Object.entries(provenance?.replaced ?? {}).flatMap(([path, value]) => {
    const field = definition.byPath.get(path);
    return field && !field.derived && value !== null ? [[field.index, value] as const] : [];
  });
  return kept.length === 0 ? NOTHING_REPLACED : new Map(kept);
}
