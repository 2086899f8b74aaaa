import { compileWays, isSolvable, type RelationWay } from '../rules/relations';
import { createScope } from '../compile/scope';
import type { CompiledDefinition } from '../model/CompiledDefinition';
import { sameValue } from '../model/sameValue';
import { cleanValue } from '../text/cleanValue';
import { once } from '../text/once';
import type { Transaction } from './Transaction';

export const relationWays = once((definition: CompiledDefinition) => {
  const scope = createScope(definition.byPath);
  return definition.source.rules.relations.map((rule) => ({ rule, ways: compileWays(rule, scope) }));
});

/**
 * Whether a way gives what its target holds; undefined where it cannot be computed, or its target was left empty.
 */
export function agrees(way: RelationWay, transaction: Transaction): boolean | undefined {
  const { target, to } = way;
  const held = transaction.value(target);
  if (held === undefined || !isSolvable(way, transaction)) return undefined;
  const { schema } = transaction.definition.fields[target]!;
  return sameValue(cleanValue(schema, to(transaction.frame)), held);
}
