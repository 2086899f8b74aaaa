import type { Json } from '../expression';
import type { LookupRule } from '../model/Rules';
import { ownOrigin } from '../model/ForcedOrigin';
import { normalise } from '../model/normalise';
import type { FieldScope } from './scope';
import type { CompiledLookup } from '../model/CompiledDefinition';
import type { RuleNode, RuleTransaction } from '../model/RuleNode';

export function compileLookup(rule: LookupRule, index: number, scope: FieldScope): CompiledLookup {
  const byField = (expressions: Readonly<Record<string, Json>> | undefined) =>
    Object.entries(expressions ?? {}).map(
      ([path, value]) => [scope.index(path), scope.compile(value)] as const,
    );
  return {
    index,
    rule,
    fields: scope.indexes(rule.fields),
    reads: scope.reads(rule.when, ...Object.values(rule.request)),
    when: rule.when === undefined ? undefined : scope.compile(rule.when),
    request: Object.entries(rule.request).map(([name, value]) => [name, scope.compile(value)] as const),
    fills: byField(rule.fills),
    locks: scope.indexes(rule.locks),
    options: byField(rule.options),
    clears: scope.indexes(rule.failed?.clear),
  };
}

/** What the look-up would ask now: `undefined` when its condition fails or a part it needs is empty. */
export function requestOf(lookup: CompiledLookup, transaction: RuleTransaction) {
  if (!transaction.holds(lookup.when)) return undefined;
  const all = lookup.request.map(([name, evaluate]) => [name, evaluate(transaction.frame)] as const);
  const entries = all.filter(([, value]) => normalise(value) !== undefined);
  const { optional = [] } = lookup.rule;
  const isWhole = lookup.request.every(
    ([name]) => optional.includes(name) || entries.some(([filled]) => filled === name),
  );
  if (!isWhole) return undefined;
  const request = Object.fromEntries(entries);
  return { request, key: JSON.stringify(request) };
}

/** Ends a look-up's hold on its fields, and its options; what it filled stays. */
export function release(lookup: CompiledLookup, transaction: RuleTransaction): void {
  for (const index of lookup.locks) {
    if (transaction.state(index).lockedBy === lookup.rule.id)
      transaction.patch(index, { lockedBy: undefined });
  }
  for (const [index] of lookup.fills) transaction.patch(index, { busy: undefined });
}

/** Takes back what a look-up filled once its question has changed: the answer belonged to the old question. */
export function compileWithdrawal(lookup: CompiledLookup): RuleNode {
  const filled = lookup.fills.map(([index]) => index);
  const node: RuleNode = {
    id: lookup.rule.id,
    kind: 'lookup',
    reads: [...new Set([...lookup.fields, ...lookup.reads])],
    writes: filled,
    values: filled,
    run(transaction) {
      const state = transaction.lookup(lookup.index);
      if (state.status === 'idle' || state.key === requestOf(lookup, transaction)?.key) return;
      transaction.patchLookup(lookup.index, { status: 'idle', key: undefined });
      release(lookup, transaction);
      for (const [index] of lookup.fills) {
        const origin = ownOrigin(transaction.origin(index));
        if (origin?.by === 'lookup' && origin.rule === lookup.rule.id) {
          transaction.writeByRule(index, undefined, node);
        }
      }
      for (const [index] of lookup.options) {
        const { options } = transaction.base(index);
        transaction.patch(index, { options, manual: undefined });
      }
    },
  };
  return node;
}
