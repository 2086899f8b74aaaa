import { type CompiledLookup, release } from '../rules/lookups';
import { asOptions } from '../rules/states';
import { normalise } from '../model/normalise';
import { isOutOfReach } from '../model/reach';
import { sameValue } from '../model/sameValue';
import { cleanValue } from '../text/cleanValue';
import { isSoft } from './provenance';
import { settle } from './settle';
import { continueWaiting } from './steps';
import { continueSubmit } from './submit';
import { keepTold, saidFrame, toldOf, type Told } from './tell';
import { Transaction } from './Transaction';
import type { Session } from '../model/Session';
import type { Transition } from '../model/SessionEvent';

function find(session: Session, id: string): CompiledLookup | undefined {
  return session.definition.lookups.find((lookup) => lookup.rule.id === id);
}

function isAwaited(
  session: Session,
  lookup: CompiledLookup | undefined,
  key: string,
): lookup is CompiledLookup {
  if (!lookup) return false;
  const state = session.lookups[lookup.index]!;
  return state.status === 'pending' && state.key === key;
}

function isTypedSince(session: Session, lookup: CompiledLookup, index: number): boolean {
  return session.editedAt.at(index) > session.lookups[lookup.index]!.askedAt;
}

/** Whether the field is what the source says, whatever it held: the server would refuse another value. */
function isBound(session: Session, { rule }: CompiledLookup, index: number): boolean {
  return rule.binds === true && isOutOfReach(session, index);
}

function isSpelledOtherwise(
  session: Session,
  { rule }: CompiledLookup,
  index: number,
  value: unknown,
): boolean {
  if (rule.binds !== true || session.origins.at(index)?.by !== 'prefill') return false;
  return sameValue(session.values.at(index), cleanValue(session.definition.fields[index]!.schema, value));
}

function isEmptied({ values, editedAt }: Session, index: number): boolean {
  return values.at(index) === undefined && editedAt.at(index) > 0;
}

/** Asked again for answers that were already there, a look-up changes only those that it locks or binds. */
function isKept(session: Session, lookup: CompiledLookup, index: number, value: unknown): boolean {
  if (isBound(session, lookup, index)) return false;
  if (value === undefined) return true;
  // What a draft holds was settled after this answer, in its person's spelling too.
  if (session.lookups[lookup.index]!.heard && !lookup.locks.includes(index)) return true;
  if (isSpelledOtherwise(session, lookup, index, value)) return false;
  if (isTypedSince(session, lookup, index)) return true;
  const isOwn = !isSoft(session.values.at(index), session.origins.at(index)) || isEmptied(session, index);
  return isOwn && session.lookups[lookup.index]!.refresh === true && !lookup.locks.includes(index);
}

function fill(lookup: CompiledLookup, transaction: Transaction, session: Session, data: unknown): void {
  const frame = saidFrame(session, lookup, { data });
  const { id, search } = lookup.rule;
  for (const [index, evaluate] of lookup.fills) {
    const value = normalise(evaluate(frame));
    if (isKept(session, lookup, index, value)) continue;
    transaction.give(index, value, { by: 'lookup', rule: id });
    if (lookup.locks.includes(index)) transaction.patch(index, { lockedBy: id });
  }
  for (const [index, evaluate] of lookup.options) {
    const options = asOptions(evaluate(frame));
    transaction.patch(index, { options, manual: !search && options.length === 0 });
  }
}

/** A remote source answered; an answer to a question that is no longer asked is ignored. */
export function answered(session: Session, id: string, key: string, data: unknown): Transition {
  const lookup = find(session, id);
  if (!isAwaited(session, lookup, key)) return { session, effects: [] };
  const transaction = new Transaction(session);
  release(lookup, transaction);
  const told = toldOf(session, lookup, { data });
  const isUsed = !told || told.tell.rule.applies === true;
  if (isUsed) fill(lookup, transaction, session, data);
  // What was refused may be asked again.
  transaction.patchLookup(lookup.index, { status: isUsed ? 'answered' : 'failed' });
  if (told) keepTold(lookup, told, transaction);
  return telling(told, goOn(session, settle(transaction, session.definition.rules), told));
}

/** Continues what waited for the answer; after Continuar only if no message is to be read first. */
function goOn(before: Session, settled: Transition, told: Told | undefined): Transition {
  const next = continueSubmit(before, settled);
  return told ? { ...next, session: { ...next.session, continuing: false } } : continueWaiting(next);
}

function telling(told: Told | undefined, { session, effects }: Transition): Transition {
  return { session, effects: told ? [...effects, told.effect] : effects };
}

function clearAfterFailure(session: Session, lookup: CompiledLookup, transaction: Transaction): void {
  if (session.lookups[lookup.index]!.refresh) return;
  for (const index of lookup.clears) {
    if (!isTypedSince(session, lookup, index)) {
      transaction.write(index, undefined, { by: 'lookup', rule: lookup.rule.id });
    }
  }
}

/** A remote source failed: its fields are free to be typed. */
export function failed(
  session: Session,
  id: string,
  key: string,
  message?: string,
  code?: string,
): Transition {
  const lookup = find(session, id);
  if (!isAwaited(session, lookup, key)) return { session, effects: [] };
  const transaction = new Transaction(session);
  release(lookup, transaction);
  clearAfterFailure(session, lookup, transaction);
  if (!lookup.rule.search) for (const [index] of lookup.options) transaction.patch(index, { manual: true });
  transaction.patchLookup(lookup.index, { status: 'failed' });
  const told = toldOf(session, lookup, { message, code });
  if (told) keepTold(lookup, told, transaction);
  const settled = settle(transaction, session.definition.rules);
  if (!lookup.rule.failed?.blocks || !session.submitting) return telling(told, goOn(session, settled, told));
  const text = message ?? lookup.rule.failed.message ?? session.definition.source.messages.sendFailed!;
  return {
    session: { ...settled.session, submitting: false },
    effects: [...settled.effects, { type: 'refused', message: text }],
  };
}
