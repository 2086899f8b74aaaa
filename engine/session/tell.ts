import { frameOf } from '../compile/scope';
import { type CompiledLookup, lookupEnv } from '../rules/lookups';
import { truthy, type Frame } from '../expression';
import type { CompiledTell } from '../rules/tells';
import { normalise } from '../model/normalise';
import type { Session } from '../model/Session';
import type { Effect, Transition } from '../model/SessionEvent';
import { fillMessage } from '../text/fillMessage';
import { accept } from './replaced';
import { settle } from './settle';
import { Transaction } from './Transaction';

type Said =
  { readonly data: unknown } | { readonly message: string | undefined; readonly code: string | undefined };

export interface Told {
  readonly tell: CompiledTell;
  readonly effect: Extract<Effect, { type: 'told' }>;
  readonly set: readonly (readonly [number, unknown])[];
}

export function saidFrame(session: Session, lookup: CompiledLookup, said: Said): Frame {
  const answer = 'data' in said ? said.data : { code: said.code ?? null, message: said.message ?? null };
  const env = lookupEnv(session.env, lookup, new Transaction(session));
  return { ...frameOf(session), env: { ...env, answer } };
}

function isOf({ rule }: CompiledTell, said: Said): boolean {
  if ('data' in said) return rule.failed === undefined;
  if (rule.failed === undefined || rule.failed === true) return rule.failed === true;
  return said.code !== undefined && rule.failed.includes(said.code);
}

export function toldOf(session: Session, lookup: CompiledLookup, said: Said): Told | undefined {
  if (lookup.tells.length === 0) return undefined;
  const frame = saidFrame(session, lookup, said);
  const tell = lookup.tells.find((one) => isOf(one, said) && (!one.when || truthy(one.when(frame))));
  if (!tell) return undefined;
  const { id, title, message, close, offer } = tell.rule;
  const params = Object.fromEntries(tell.params.map(([name, evaluate]) => [name, evaluate(frame)]));
  const text = fillMessage(message, params);
  const shown = { ...(title && { title }), ...(close && { close }), ...(offer && { offer: offer.label }) };
  return {
    tell,
    effect: { type: 'told', lookup: lookup.rule.id, tell: id, message: text, ...shown },
    set: tell.sets.map(([index, evaluate]) => [index, normalise(evaluate(frame))] as const),
  };
}

export function keepTold(lookup: CompiledLookup, { tell, set }: Told, transaction: Transaction): void {
  for (const index of tell.clears) {
    transaction.give(index, undefined, { by: 'lookup', rule: lookup.rule.id });
  }
  transaction.patchLookup(lookup.index, { told: { tell: tell.rule.id, set } });
}

/** Takes the offered way on; one offered before the last question is no longer valid. */
export function takeOffer(session: Session, id: string, tell: string): Transition {
  const lookup = session.definition.lookups.find(({ rule }) => rule.id === id);
  const told = lookup && session.lookups[lookup.index]!.told;
  if (told?.tell !== tell || session.submitting) return { session, effects: [] };
  const transaction = new Transaction(session);
  for (const [index, value] of told.set) transaction.give(index, value, { by: 'lookup', rule: id });
  transaction.patchLookup(lookup!.index, { told: undefined });
  const { session: settled, effects } = settle(transaction, session.definition.rules);
  // The person who takes it knows what it sets, so that nothing counts as replaced.
  return { session: told.set.reduce((taken, [index]) => accept(taken, index), settled), effects };
}
