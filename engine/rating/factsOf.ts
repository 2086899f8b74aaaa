import { interpret, type Environment, type Json } from '../expression';
import { nestAnswers } from '../record/nestAnswers';
import type { Answers } from '../model/Session';
import type { Rating } from './types';

/** What lists, proposals and policies say of a request, whatever its product. Dates are YYYY-MM-DD, money R$. */
export interface Facts {
  readonly insuredName: string | null;
  readonly insuredDocument: string | null;
  /** Edital, contract, process: "Edital 12/2026 · Processo 7". */
  readonly objectNumbers: string | null;
  readonly insuredAmount: number | null;
  readonly validityStart: string | null;
  readonly validityEnd: string | null;
}

export function factsOf(rating: Rating, answers: Answers, env: Environment): Facts {
  const data = nestAnswers(answers);
  const text = (expression: Json) => nonEmpty(interpret(expression, data, env));
  const numbers = (rating.objectNumbers ?? []).flatMap(({ label, number }) => {
    const told = text(number);
    return told === null ? [] : [`${label} ${told}`];
  });
  const amount = interpret(rating.insuredAmount, data, env);
  return {
    insuredName: text(rating.insured.name),
    insuredDocument: text(rating.insured.document),
    objectNumbers: nonEmpty(numbers.join(' · ')),
    insuredAmount: typeof amount === 'number' ? amount : null,
    validityStart: text(rating.validity.start),
    validityEnd: text(rating.validity.end),
  };
}

function nonEmpty(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}
