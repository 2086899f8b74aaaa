import type { ResetRule } from '../../model/Rules';
import type { FieldScope } from '../scope';
import type { RuleNode } from '../../model/RuleNode';

export function compileReset(rule: ResetRule, scope: FieldScope): RuleNode {
  const triggers = scope.indexes(rule.on);
  const targets = scope.indexes(rule.clear);
  const when = rule.when === undefined ? undefined : scope.compile(rule.when);
  const node: RuleNode = {
    id: rule.id,
    kind: 'reset',
    reads: [...new Set([...triggers, ...scope.reads(rule.when)])],
    writes: targets,
    values: targets,
    run(transaction) {
      if (!triggers.some((field) => transaction.hasChanged(field)) || !transaction.holds(when)) return;
      for (const target of targets) transaction.writeByRule(target, undefined, node);
    },
  };
  return node;
}
