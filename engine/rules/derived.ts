import type { Json } from '../expression';
import type { RuleNode } from '../model/RuleNode';
import type { Rule, RuleScope } from './Rule';

export interface DerivedRule extends Rule {
  readonly field: string;
  readonly value: Json;
}

export function derived(rule: DerivedRule, scope: RuleScope) {
  const target = scope.index(rule.field);
  const evaluate = scope.compile(rule.value);
  const node: RuleNode = {
    id: rule.id,
    kind: 'derived',
    reads: scope.reads(rule.value),
    writes: [target],
    values: [target],
    run: (transaction) => transaction.writeByRule(target, evaluate(transaction.frame), node),
  };
  return { node };
}
