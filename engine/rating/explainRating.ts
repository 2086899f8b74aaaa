import { trace, truthy, type Environment, type Json, type Trace } from '../expression';
import { nestAnswers } from '../record/nestAnswers';
import type { Answers } from '../session/types';
import { rate } from './rate';
import type { Decision, Rating } from './types';

/** How a decision of rating.json was reached: whether it held, and why. */
export interface ExplainedDecision extends Pick<Decision, 'id' | 'outcome' | 'reason'> {
  readonly holds: boolean;
  readonly trace: Trace;
}

/** How the sandbox insurer came to its answer. */
export interface ExplainedRating {
  /** In order: the first that holds decides. */
  readonly decisions: readonly ExplainedDecision[];
  readonly insuredAmount: Trace;
  readonly commercialPremium: Trace;
  readonly iofRate: Trace;
  readonly maxInstallments: Trace;
}

/** Rates a request as `rate` does, and tells how each figure came about. */
export function explainRating(rating: Rating, answers: Answers, env: Environment): ExplainedRating {
  const data = nestAnswers(answers);
  const explain = (expression: Json, answer?: unknown) => trace(expression, data, { ...env, answer });
  const { grossPremium: premium } = rate(rating, answers, env);
  const months = explain({ monthsBetween: [rating.validity.start, rating.validity.end] }).value;
  return {
    decisions: rating.decisions.map(({ id, outcome, reason, when }) => {
      const why = explain(when);
      return { id, outcome, reason, holds: truthy(why.value), trace: why };
    }),
    insuredAmount: explain(rating.insuredAmount),
    commercialPremium: explain({ roundTo: [rating.commercialPremium, 2] }),
    iofRate: explain(rating.iofRate),
    maxInstallments: explain(rating.installments.cap, { premium, months }),
  };
}
