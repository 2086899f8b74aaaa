import type { Environment, Evaluate, Json } from '../expression';
import { ownOrigin } from '../model/ForcedOrigin';
import { normalise } from '../model/normalise';
import type { RuleNode, RuleTransaction } from '../model/RuleNode';
import { compileByField, compileByName, compileIfAny, type Rule, type RuleScope } from './Rule';
import { compileTell, type CompiledTell, type Tell } from './tells';

type LookupMoment = 'start' | 'change' | 'leave' | 'search' | 'submit';

interface Search {
  /** Fewest letters and digits to type, without those of a mask; the text it begins with is always enough. */
  readonly minLength: number;
  /** Milliseconds without a key before the source is asked. */
  readonly debounce: number;
  /** An emptied control is searched for too. */
  readonly empty?: boolean;
  /** An expression giving the text that stands in the control when the wizard opens. */
  readonly begins?: Json;
}

export interface LookupRule extends Rule {
  readonly source: string;
  readonly on: LookupMoment;
  readonly fields?: readonly string[];
  readonly when?: Json;
  readonly request: Readonly<Record<string, Json>>;
  /** Parts of the request that may be empty; while any other is empty nothing is asked. */
  readonly optional?: readonly string[];
  readonly fills?: Readonly<Record<string, Json>>;
  readonly locks?: readonly string[];
  /** What it fills where the person cannot change it must still be so when the request is sent. */
  readonly binds?: true;
  /** Options of choice fields: an expression giving `[{value, label}]`. */
  readonly options?: Readonly<Record<string, Json>>;
  readonly search?: Search;
  /** The first that holds is told; then the answer is not used. */
  readonly tells?: readonly Tell[];
  readonly failed?: {
    readonly clear?: readonly string[];
    readonly message?: string;
    readonly blocks?: boolean;
  };
}

export interface CompiledLookup {
  readonly index: number;
  readonly rule: LookupRule;
  readonly fields: readonly number[];
  readonly reads: readonly number[];
  readonly when: Evaluate | undefined;
  readonly request: readonly (readonly [string, Evaluate])[];
  readonly fills: readonly (readonly [number, Evaluate])[];
  readonly locks: readonly number[];
  readonly options: readonly (readonly [number, Evaluate])[];
  readonly clears: readonly number[];
  readonly tells: readonly CompiledTell[];
  /** Of a look-up on search: the text that stands in the control at first. */
  readonly begins?: Evaluate;
}

export function lookups(rule: LookupRule, scope: RuleScope, index: number) {
  const begins = compileIfAny(rule.search?.begins, scope);
  const lookup: CompiledLookup = {
    index,
    rule,
    fields: scope.indexes(rule.fields),
    reads: scope.reads(rule.when, ...Object.values(rule.request)),
    when: compileIfAny(rule.when, scope),
    request: compileByName(rule.request, scope),
    fills: compileByField(rule.fills, scope),
    locks: scope.indexes(rule.locks),
    options: compileByField(rule.options, scope),
    clears: scope.indexes(rule.failed?.clear),
    tells: (rule.tells ?? []).map((tell) => compileTell(tell, scope)),
    ...(begins && { begins }),
  };
  return { lookup, node: withdrawal(lookup) };
}

const unmasked = (text: string) => text.replaceAll(/[^\p{L}\p{N}]/gu, '');

/** The text that a look-up on search asks for; `undefined` while a match is chosen, or too little is typed. */
function searchedText({ rule, fields, begins }: CompiledLookup, transaction: RuleTransaction) {
  const [field] = fields;
  if (!rule.search || field === undefined || transaction.value(field) !== undefined) return undefined;
  const text = transaction.typed(field)?.trim();
  if (!text) return rule.search.empty ? text : undefined;
  const isEnough = unmasked(text).length >= rule.search.minLength;
  // The text that the wizard was opened with counts as complete, however short.
  return isEnough || text === begins?.(transaction.frame) ? text : undefined;
}

/** The environment of a look-up's expressions; those of a search also read its text. */
export function lookupEnv(env: Environment, lookup: CompiledLookup, transaction: RuleTransaction) {
  return lookup.rule.search ? { ...env, searched: searchedText(lookup, transaction) } : env;
}

/** What the look-up would ask now: `undefined` when its condition fails or a part it needs is empty. */
export function requestOf(lookup: CompiledLookup, transaction: RuleTransaction) {
  if (!transaction.holds(lookup.when)) return undefined;
  if (lookup.rule.search && searchedText(lookup, transaction) === undefined) return undefined;
  const frame = { ...transaction.frame, env: lookupEnv(transaction.frame.env, lookup, transaction) };
  const all = lookup.request.map(([name, evaluate]) => [name, evaluate(frame)] as const);
  const entries = all.filter(([, value]) => normalise(value) !== undefined);
  const { optional = [] } = lookup.rule;
  const isWhole = lookup.request.every(
    ([name]) => optional.includes(name) || entries.some(([filled]) => filled === name),
  );
  if (!isWhole) return undefined;
  const request = Object.fromEntries(entries);
  return { request, key: JSON.stringify(request) };
}

/** Unlocks the look-up's fields and drops its options; what it filled stays. */
export function release(lookup: CompiledLookup, transaction: RuleTransaction): void {
  for (const index of lookup.locks) {
    if (transaction.state(index).lockedBy === lookup.rule.id)
      transaction.patch(index, { lockedBy: undefined });
  }
  for (const [index] of lookup.fills) transaction.patch(index, { busy: undefined });
  if (lookup.rule.search) for (const index of lookup.fields) transaction.patch(index, { busy: undefined });
}

/** Forgets a question that is no longer asked; a late answer to it is ignored. */
function forget(lookup: CompiledLookup, transaction: RuleTransaction): void {
  transaction.patchLookup(lookup.index, { status: 'idle', key: undefined });
  release(lookup, transaction);
  for (const [index] of lookup.options) {
    const { options } = transaction.base(index);
    transaction.patch(index, { options, manual: undefined });
  }
}

export function forgetOutdated(lookup: CompiledLookup, transaction: RuleTransaction): boolean {
  const state = transaction.lookup(lookup.index);
  if (state.status === 'idle' || state.key === requestOf(lookup, transaction)?.key) return false;
  forget(lookup, transaction);
  return true;
}

/** Takes back what a look-up filled once its question has changed: the answer belonged to the old question. */
function withdrawal(lookup: CompiledLookup): RuleNode {
  // What a search found is a choice from then on: nothing takes it back.
  const filled = lookup.rule.search ? [] : lookup.fills.map(([index]) => index);
  const node: RuleNode = {
    id: lookup.rule.id,
    kind: 'lookup',
    reads: [...new Set([...lookup.fields, ...lookup.reads])],
    writes: filled,
    values: filled,
    run(transaction) {
      if (!forgetOutdated(lookup, transaction)) return;
      for (const index of filled) {
        const origin = ownOrigin(transaction.origin(index));
        if (origin?.by === 'lookup' && origin.rule === lookup.rule.id) {
          transaction.writeByRule(index, undefined, node);
        }
      }
    },
  };
  return node;
}
