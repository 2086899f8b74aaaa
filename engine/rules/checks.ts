import type { Evaluate, Json } from '../expression';
import { compileByName, compileIfAny, type Rule, type RuleScope } from './Rule';

export type CheckMoment = 'edit' | 'continue' | 'submit';

export interface CheckRule extends Rule {
  readonly fields: readonly string[];
  readonly when?: Json;
  readonly that: Json;
  /** Fields that must have a value for the check to apply; by default all that `that` reads. */
  readonly needs?: readonly string[];
  readonly message: string;
  /** Expressions for the message's `{placeholders}`. */
  readonly params?: Readonly<Record<string, Json>>;
  /** A notice is shown and stops nothing. */
  readonly level?: 'error' | 'warning' | 'notice';
  readonly at?: CheckMoment;
  /** Applies to values a person typed, not to those that a look-up filled. */
  readonly typedOnly?: boolean;
  /** Fields emptied when a warning stops a step, or when the field of an error is left. */
  readonly clears?: readonly string[];
}

export interface CompiledCheck {
  readonly rule: CheckRule;
  readonly fields: readonly number[];
  readonly needs: readonly number[];
  readonly reads: readonly number[];
  readonly when: Evaluate | undefined;
  readonly that: Evaluate;
  readonly params: readonly (readonly [string, Evaluate])[];
  readonly clears: readonly number[];
}

export function checks(rule: CheckRule, scope: RuleScope) {
  const check: CompiledCheck = {
    rule,
    fields: scope.indexes(rule.fields),
    needs: rule.needs ? scope.indexes(rule.needs) : scope.reads(rule.that),
    reads: scope.reads(rule.that, rule.when, ...Object.values(rule.params ?? {})),
    when: compileIfAny(rule.when, scope),
    that: scope.compile(rule.that),
    params: compileByName(rule.params, scope),
    clears: scope.indexes(rule.clears),
  };
  return { check };
}
