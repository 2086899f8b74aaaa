import type { InitialRule } from '../../model/Rules';
import type { FieldScope } from '../scope';
import type { RuleNode } from '../../model/RuleNode';

/** A start value that comes anew when one of the fields it follows changes, until a person gives the field. */
export function compileFollowing(rule: InitialRule, scope: FieldScope): RuleNode {
  const target = scope.index(rule.field);
  const followed = scope.indexes(rule.follows);
  const evaluate = scope.compile(rule.value);
  const inputs = scope.reads(rule.value);
  const node: RuleNode = {
    id: rule.id,
    kind: 'initial',
    // What the value is made of is settled before, and does not by itself bring it anew.
    reads: [...new Set([...followed, ...inputs])],
    writes: [target],
    values: [target],
    run(transaction) {
      if (!transaction.isSoft(target) || !followed.some((field) => transaction.hasChanged(field))) return;
      transaction.writeByRule(target, evaluate(transaction.frame), node, inputs);
    },
  };
  return node;
}
