import type { ChangeRule } from '../rating/changeOf';

export interface TypeRule extends ChangeRule {
  /** On which side of the last amount the new one has to be. */
  readonly amount?: 'above' | 'below';
  /** It is for coverages alone. */
  readonly coverageChange: boolean;
}

export interface Moved {
  /** Negative where the amount is less, positive where it is more. */
  readonly amount: number;
  readonly end: boolean;
  readonly coverages: boolean;
  readonly ends: boolean;
}

/** Whether a type of change does what was moved, and nothing that was not. */
export function fits(rule: TypeRule, { amount, end, coverages, ends }: Moved): boolean {
  if (rule.refund || ends) return rule.refund && ends;
  if (rule.insured || rule.guarantee !== (amount !== 0) || rule.end !== end) return false;
  if (rule.guarantee && rule.amount !== (amount > 0 ? 'above' : 'below')) return false;
  return coverages ? rule.coverages : !rule.coverageChange && (end || amount !== 0);
}

/** The first type that does all of it in one request; undefined where nothing was moved, or none does. */
export function typeOf<Type extends { readonly rule: TypeRule }>(
  types: readonly Type[],
  moved: Moved,
): Type | undefined {
  return types.find(({ rule }) => fits(rule, moved));
}
