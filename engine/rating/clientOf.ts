import { interpret, type Environment } from '../expression';
import { nestAnswers } from '../record/nestAnswers';
import type { Answers } from '../model/Session';
import type { Rating } from './types';

/** Whose request it is: the policy holder's tax id by the product's rating.json; undefined when nobody is named. */
export function clientOf(rating: Rating, answers: Answers, env: Environment): string | undefined {
  const client = interpret(rating.client, nestAnswers(answers), env);
  return typeof client === 'string' && client !== '' ? client : undefined;
}
