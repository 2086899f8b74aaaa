import type { InitialRule } from '../../definition/types';
import type { FieldScope } from '../scope';
import type { RuleNode } from '../types';

/** A start value that comes anew when one of the fields it follows changes; a person may still edit it. */
export function compileFollowing(rule: InitialRule, scope: FieldScope): RuleNode {
  const target = scope.index(rule.field);
  const evaluate = scope.compile(rule.value);
  const reads = scope.reads(rule.value);
  const node: RuleNode = {
    id: rule.id,
    kind: 'initial',
    reads: scope.indexes(rule.follows),
    writes: [target],
    values: [target],
    run: (transaction) => transaction.writeByRule(target, evaluate(transaction.frame), node, reads),
  };
  return node;
}
