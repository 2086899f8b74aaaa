import type { RuleNode } from '../model/RuleNode';
import { checks, type CompiledCheck } from './checks';
import { derived } from './derived';
import { initial, type CompiledInitial } from './initial';
import { lookups, type CompiledLookup } from './lookups';
import { relations } from './relations';
import { resets } from './resets';
import type { RuleScope } from './Rule';
import { states } from './states';

export type * from './checks';
export type * from './derived';
export type * from './initial';
export type * from './lookups';
export type * from './relations';
export type * from './resets';
export type * from './states';
export type * from './tells';

/** What a rule becomes: a node of settling, an entry of a list of the compiled definition, or both. */
export interface CompiledRule {
  readonly node?: RuleNode;
  readonly initial?: CompiledInitial;
  readonly check?: CompiledCheck;
  readonly lookup?: CompiledLookup;
}

type Kind<Rule> = (rule: Rule, scope: RuleScope, index: number) => CompiledRule;

/** All kinds of rules, in the order in which those that do not read each other settle. */
const KINDS = { lookups, initial, resets, relations, derived, states, checks } satisfies Record<
  string,
  Kind<never>
>;

export type RuleKind = keyof typeof KINDS;
export type RuleOf<Each extends RuleKind> = Parameters<(typeof KINDS)[Each]>[0];
export type Rules = { readonly [Each in RuleKind]: readonly RuleOf<Each>[] };

export const RULE_KINDS = Object.keys(KINDS) as RuleKind[];

export function compileRules(rules: Rules, scope: RuleScope): CompiledRule[] {
  return RULE_KINDS.flatMap((kind) => {
    const compile = KINDS[kind] as Kind<Rules[RuleKind][number]>;
    return rules[kind].map((rule, index) => compile(rule, scope, index));
  });
}

export function partsOf<Part extends keyof CompiledRule>(rules: readonly CompiledRule[], part: Part) {
  return rules.map((rule) => rule[part]).filter((found) => found !== undefined);
}
