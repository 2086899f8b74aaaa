import { interpret, truthy, type Environment, type Json } from '../expression';
import { nestAnswers } from '../record/nestAnswers';
import type { Answers } from '../model/Session';
import { changeAnswer, costOfChange } from './costOfChange';
import type { Ledger } from './layers/types';
import { priceOf, type Price } from './priceOf';
import type { Pricing } from './types';

export interface RatingResult extends Price {
  readonly outcome: 'approve' | 'analyse' | 'deny';
  readonly decision?: string | undefined;
  readonly reason?: string | undefined;
  readonly insurer: string;
  /** R$ */
  readonly insuredAmount: number;
}

/**
 * Rates a request by its product's rating.json: the first decision that holds refuses it or sends it to a
 * person; otherwise it is approved. Premiums are in R$, rounded half up to cents. A change of a policy is rated over that
 * policy's layers.
 */
export function rate(rating: Pricing, answers: Answers, env: Environment, ledger?: Ledger): RatingResult {
  const data = nestAnswers(answers);
  const evaluate = (expression: Json, answer?: unknown) => interpret(expression, data, { ...env, answer });
  const decision = rating.decisions.find((candidate) => truthy(evaluate(candidate.when)));
  const change = changeAnswer(costOfChange(rating, data, env, ledger));
  const commercialPremium = evaluate({ roundTo: [rating.commercialPremium, 2] }, change) as number;
  return {
    outcome: decision?.outcome ?? 'approve',
    decision: decision?.id,
    reason: decision?.reason,
    insurer: rating.insurer,
    insuredAmount: evaluate(rating.insuredAmount) as number,
    ...priceOf(rating, answers, env, commercialPremium),
  };
}
