import { interpret, type Environment, type Json } from '../expression';
import { nestAnswers } from '../record/nestAnswers';
import type { Answers } from '../model/Session';
import { INSURED_PLACE, type Rating } from './types';

export type InsuredPlace = Readonly<Record<(typeof INSURED_PLACE)[number], string | null>>;

/** What a policy says besides the facts that lists show; null where the product does not ask for it. */
export interface Terms {
  /** R$ */
  readonly contractValue: number | null;
  readonly objectText: string | null;
  readonly coverageFine: boolean | null;
  readonly coverageLabor: boolean | null;
  readonly civilWork: boolean | null;
  readonly insuredPlace: InsuredPlace;
}

export function termsOf(rating: Rating, answers: Answers, env: Environment): Terms {
  const data = nestAnswers(answers);
  const { insured = {}, ...terms } = rating.policy ?? {};
  const evaluate = (expression: Json | undefined) =>
    expression === undefined ? null : interpret(expression, data, env);
  const flag = (expression: Json | undefined) => ofType('boolean', evaluate(expression));
  return {
    contractValue: ofType('number', evaluate(terms.contractValue)),
    objectText: ofType('string', evaluate(terms.objectText)) || null,
    coverageFine: flag(terms.coverageFine),
    coverageLabor: flag(terms.coverageLabor),
    civilWork: flag(terms.civilWork),
    insuredPlace: Object.fromEntries(
      INSURED_PLACE.map((part) => [part, ofType('string', evaluate(insured[part])) || null]),
    ) as InsuredPlace,
  };
}

interface Types {
  boolean: boolean;
  number: number;
  string: string;
}

function ofType<Name extends keyof Types>(type: Name, value: unknown): Types[Name] | null {
  return typeof value === type ? (value as Types[Name]) : null;
}
