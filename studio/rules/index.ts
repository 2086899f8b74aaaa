import type { RuleKind } from '../../engine/index';

/** All kinds of rules, in the order in which analysts read them. */
export const RULE_KINDS: readonly RuleKind[] = [
  'initial',
  'relations',
  'derived',
  'states',
  'checks',
  'resets',
  'lookups',
];
