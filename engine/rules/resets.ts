import type { Json } from '../expression';
import type { RuleNode } from '../model/RuleNode';
import { compileIfAny, type Rule, type RuleScope } from './Rule';

export interface ResetRule extends Rule {
  readonly on: readonly string[];
  readonly clear: readonly string[];
  readonly when?: Json;
}

export function resets(rule: ResetRule, scope: RuleScope) {
  const triggers = scope.indexes(rule.on);
  const targets = scope.indexes(rule.clear);
  const when = compileIfAny(rule.when, scope);
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
  return { node };
}
