import type { RatingResult } from '../../../engine/rating';
import { centsOf } from '../../../engine/values';

/** What the insurer decides; `none` where it has no answer. */
export const DECISIONS = ['approve', 'analyse', 'deny', 'none'] as const;
export type Decision = (typeof DECISIONS)[number];

export interface Answer {
  readonly decision: Decision;
  /** With tax, in whole cents, negative for a refund; null where there is none. */
  readonly premium: number | null;
  /** The largest number of installments; null where there is no premium. */
  readonly installments: number | null;
}

export interface Rated {
  readonly id: string;
  readonly before: Answer;
  readonly after: Answer;
}

/** An answer of the insurer in whole cents; `none` where it has none. */
export function answerOf(result: RatingResult | undefined): Answer {
  if (!result) return { decision: 'none', premium: null, installments: null };
  const { outcome, grossPremium, maxInstallments } = result;
  // What cannot be worked out is null or NaN, whatever the type says.
  const premium = typeof grossPremium === 'number' ? centsOf(grossPremium) : NaN;
  const isPriced = !Number.isNaN(premium);
  return {
    decision: outcome,
    premium: isPriced ? premium : null,
    installments: isPriced && Number.isInteger(maxInstallments) ? maxInstallments : null,
  };
}
