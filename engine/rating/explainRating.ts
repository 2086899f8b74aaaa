import { trace, truthy, type Environment, type Json, type Trace } from '../expression';
import { nestAnswers } from '../record/nestAnswers';
import type { Answers } from '../model/Session';
import { changeAnswer, costOfChange, type CostedChange } from './costOfChange';
import type { Ledger } from './layers/types';
import { installmentCap } from './installmentCap';
import type { Decision, Pricing } from './types';

interface ExplainedDecision extends Pick<Decision, 'id' | 'outcome' | 'reason'> {
  readonly holds: boolean;
  readonly trace: Trace;
}

interface ExplainedPrice {
  readonly iofRate: Trace;
  readonly maxInstallments: Trace;
}

interface ExplainedRating extends ExplainedPrice {
  /** In order: the first that holds decides. */
  readonly decisions: readonly ExplainedDecision[];
  readonly insuredAmount: Trace;
  readonly commercialPremium: Trace;
  readonly change?: CostedChange;
}

export function explainPrice(
  rating: Pricing,
  answers: Answers,
  env: Environment,
  premium: number,
): ExplainedPrice {
  const data = nestAnswers(answers);
  const { start, end } = rating.validity;
  const months = trace({ monthsBetween: [start, end] }, data, env).value;
  return {
    // Tax depends on whether there is a premium or a refund, which the total says as well.
    iofRate: trace(rating.iofRate, data, { ...env, answer: { premium } }),
    maxInstallments: trace(installmentCap(rating), data, { ...env, answer: { premium, months } }),
  };
}

/** Tells how `rate` came to its figures, of which `premium` is the total (R$). */
export function explainRating(
  rating: Pricing,
  answers: Answers,
  env: Environment,
  premium: number,
  ledger?: Ledger,
): ExplainedRating {
  const data = nestAnswers(answers);
  const change = costOfChange(rating, data, env, ledger);
  const explain = (expression: Json, answer?: unknown) => trace(expression, data, { ...env, answer });
  return {
    decisions: rating.decisions.map(({ id, outcome, reason, when }) => {
      const why = explain(when);
      return { id, outcome, reason, holds: truthy(why.value), trace: why };
    }),
    insuredAmount: explain(rating.insuredAmount),
    commercialPremium: explain({ roundTo: [rating.commercialPremium, 2] }, changeAnswer(change)),
    ...(change && { change }),
    ...explainPrice(rating, answers, env, premium),
  };
}
