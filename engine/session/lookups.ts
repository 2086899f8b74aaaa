import { release } from '../compile/lookups';
import type { CompiledLookup } from '../compile/types';
import { asOptions } from '../compile/rules/state';
import { settle } from './settle';
import { Transaction } from './transaction';
import type { Session, Transition } from './types';

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

/** Writes an answer, save where the person has typed since the question was asked. */
function fill(lookup: CompiledLookup, transaction: Transaction, session: Session, data: unknown): void {
  const frame = { values: transaction.frame.values, env: { ...session.env, answer: data } };
  const { askedAt } = transaction.lookup(lookup.index);
  for (const [index, evaluate] of lookup.fills) {
    const value = evaluate(frame);
    const typedSince = session.editedAt[index]! > askedAt;
    if (value === undefined || value === null || value === '' || typedSince) continue;
    transaction.give(index, value, { by: 'lookup', rule: lookup.rule.id });
    if (lookup.locks.includes(index)) transaction.patch(index, { lockedBy: lookup.rule.id });
  }
  for (const [index, evaluate] of lookup.options) {
    transaction.patch(index, { options: asOptions(evaluate(frame)) });
  }
}

/** A remote source answered; an answer to a question that is no longer asked is ignored. */
export function answered(session: Session, id: string, key: string, data: unknown): Transition {
  const lookup = find(session, id);
  if (!isAwaited(session, lookup, key)) return { session, effects: [] };
  const transaction = new Transaction(session);
  release(lookup, transaction);
  fill(lookup, transaction, session, data);
  transaction.patchLookup(lookup.index, { status: 'answered' });
  return finishSubmit(settle(transaction, session.definition.rules));
}

/** A remote source failed: its fields are free to be typed. */
export function failed(session: Session, id: string, key: string, message?: string): Transition {
  const lookup = find(session, id);
  if (!isAwaited(session, lookup, key)) return { session, effects: [] };
  const transaction = new Transaction(session);
  release(lookup, transaction);
  if (!transaction.lookup(lookup.index).refresh) {
    for (const index of lookup.clears) transaction.write(index, undefined, { by: 'lookup', rule: id });
  }
  transaction.patchLookup(lookup.index, { status: 'failed' });
  const settled = settle(transaction, session.definition.rules);
  if (!lookup.rule.failed?.blocks || !session.submitting) return finishSubmit(settled);
  const text = message ?? lookup.rule.failed.message ?? session.definition.source.messages.sendFailed!;
  return {
    session: { ...settled.session, submitting: false },
    effects: [...settled.effects, { type: 'refused', message: text }],
  };
}

/** While a submission waits for its look-ups, the last answer lets it go. */
export function finishSubmit(transition: Transition): Transition {
  const { session } = transition;
  const waiting = session.definition.lookups.some(
    (lookup) => lookup.rule.on === 'submit' && session.lookups[lookup.index]!.status === 'pending',
  );
  if (!session.submitting || waiting) return transition;
  return {
    session: { ...session, submitting: false },
    effects: [...transition.effects, { type: 'submit' }],
  };
}
