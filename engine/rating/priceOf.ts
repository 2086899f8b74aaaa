import { interpret, type Environment, type Json } from '../expression';
import { nestAnswers } from '../record/nestAnswers';
import type { Answers } from '../model/Session';
import { installmentCap } from './installmentCap';
import type { Pricing } from './types';

export interface Price {
  /** R$ */
  readonly commercialPremium: number;
  /** % of the commercial premium, in force on the day of the rating. */
  readonly iofRate: number;
  readonly iof: number;
  readonly grossPremium: number;
  readonly maxInstallments: number;
  /** R$ before tax, below which an offer needs a reason; null where the definition says none. */
  readonly minimumPremium: number | null;
  /** R$ before tax, above which a change's premium needs a second person; null where the definition says none. */
  readonly maximumPremium: number | null;
}

/** Tax, total and installment cap of a premium by the product's rating.json; R$ rounded half up to cents. */
export function priceOf(
  rating: Pricing,
  answers: Answers,
  env: Environment,
  commercialPremium: number,
): Price {
  const data = nestAnswers(answers);
  const evaluate = (expression: Json, answer?: unknown) =>
    interpret(expression, data, { ...env, answer }) as number;
  const iofRate = evaluate(rating.iofRate, { premium: commercialPremium });
  const iof = evaluate({ percentOf: [commercialPremium, iofRate] });
  const grossPremium = evaluate({ sum: [commercialPremium, iof] });
  const months = evaluate({ monthsBetween: [rating.validity.start, rating.validity.end] });
  const maxInstallments = evaluate(installmentCap(rating), { premium: grossPremium, months });
  const minimumPremium = evaluate(rating.minimumPremium ?? null, { premium: commercialPremium });
  const maximumPremium = evaluate(rating.maximumPremium ?? null);
  return { commercialPremium, iofRate, iof, grossPremium, maxInstallments, minimumPremium, maximumPremium };
}
