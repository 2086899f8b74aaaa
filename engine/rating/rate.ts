import { interpret, truthy, type Environment, type Json } from '../expression';
import { nestAnswers } from '../record/nestAnswers';
import type { Answers } from '../session/types';
import type { Rating } from './types';

export interface RatingResult {
  readonly outcome: 'approve' | 'analyse' | 'deny';
  readonly decision?: string;
  readonly reason?: string;
  readonly insurer: string;
  /** R$ */
  readonly commercialPremium: number;
  readonly iof: number;
  readonly grossPremium: number;
  readonly insuredAmount: number;
  readonly maxInstallments: number;
}

/**
 * Rates a request by its product's rating.json: the first decision that holds refuses it or sends it to a
 * person; otherwise it is approved. Premiums are in R$, rounded half up to cents.
 */
export function rate(rating: Rating, answers: Answers, env: Environment): RatingResult {
  const data = nestAnswers(answers);
  const evaluate = (expression: Json, answer?: unknown) => interpret(expression, data, { ...env, answer });
  const decision = rating.decisions.find((candidate) => truthy(evaluate(candidate.when)));
  const commercialPremium = evaluate({ roundTo: [rating.commercialPremium, 2] }) as number;
  const iof = evaluate({ percentOf: [commercialPremium, rating.iofRate] }) as number;
  const grossPremium = evaluate({ sum: [commercialPremium, iof] }) as number;
  const months = evaluate({ monthsBetween: [rating.validity.start, rating.validity.end] }) as number;
  return {
    outcome: decision?.outcome ?? 'approve',
    decision: decision?.id,
    reason: decision?.reason,
    insurer: rating.insurer,
    commercialPremium,
    iof,
    grossPremium,
    insuredAmount: evaluate(rating.insuredAmount) as number,
    maxInstallments: evaluate(rating.installments.cap, { premium: grossPremium, months }) as number,
  };
}
