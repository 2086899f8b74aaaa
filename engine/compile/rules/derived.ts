import type { DerivedRule } from '../../model/Rules';
import type { FieldScope } from '../scope';
import type { RuleNode } from '../../model/RuleNode';

export function compileDerived(rule: DerivedRule, scope: FieldScope): RuleNode {
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
  return node;
}
