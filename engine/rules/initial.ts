import type { Evaluate, Json } from '../expression';
import type { RuleNode } from '../model/RuleNode';
import type { Rule, RuleScope } from './Rule';

export interface InitialRule extends Rule {
  readonly field: string;
  readonly value: Json;
  /** Fields whose change writes the value again, unless a person has typed one. */
  readonly follows?: readonly string[];
}

export interface CompiledInitial {
  readonly id: string;
  readonly field: number;
  readonly evaluate: Evaluate;
}

/** A start value; where it follows fields, it comes anew when one changes, until a person gives the field. */
export function initial(rule: InitialRule, scope: RuleScope) {
  const first = { id: rule.id, field: scope.index(rule.field), evaluate: scope.compile(rule.value) };
  return rule.follows ? { initial: first, node: following(rule, first, scope) } : { initial: first };
}

function following(
  { id, value, follows }: InitialRule,
  { field, evaluate }: CompiledInitial,
  scope: RuleScope,
): RuleNode {
  const followed = scope.indexes(follows);
  const inputs = scope.reads(value);
  const node: RuleNode = {
    id,
    kind: 'initial',
    // What the value is made of is settled before, and does not by itself bring it anew.
    reads: [...new Set([...followed, ...inputs])],
    writes: [field],
    values: [field],
    run(transaction) {
      if (!transaction.isSoft(field) || !followed.some((each) => transaction.hasChanged(each))) return;
      transaction.writeByRule(field, evaluate(transaction.frame), node, inputs);
    },
  };
  return node;
}
