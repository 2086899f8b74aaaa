import { compileDefinition } from '../../../engine/compile/compileDefinition';
import { composeProduct } from '../../../engine/definition/compose';
import type { CompiledDefinition } from '../../../engine/model/CompiledDefinition';
import type { RuleNode } from '../../../engine/model/RuleNode';
import { filesOf, type Sketch } from '../definitions';

/** A random product compiled; its fields are plain texts, so that validators which accept all will do. */
export function compileRandom(sketch: Sketch): CompiledDefinition {
  const { definition } = composeProduct(filesOf(sketch), 'p');
  return compileDefinition({ ...definition, hash: 'random' }, { s: () => [], t: () => [] });
}

/** The definition with every rule reporting its runs. */
export function instrumented(
  definition: CompiledDefinition,
  ran: (rule: RuleNode) => void,
): CompiledDefinition {
  const watched = new Map(
    definition.rules.map((rule): [RuleNode, RuleNode] => [
      rule,
      {
        ...rule,
        run(transaction) {
          ran(rule);
          rule.run(transaction);
        },
      },
    ]),
  );
  const replace = (rules: readonly RuleNode[]) => rules.map((rule) => watched.get(rule)!);
  return { ...definition, rules: replace(definition.rules), plans: definition.plans.map(replace) };
}

export function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const key of Reflect.ownKeys(value)) deepFreeze((value as Record<PropertyKey, unknown>)[key]);
  }
  return value;
}
