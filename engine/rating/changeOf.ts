import { shaped } from '../model/shaped';
import { interpret, type Environment, type Json } from '../expression';
import { nestAnswers } from '../record/nestAnswers';
import type { Answers } from '../model/Session';
import type { Rating } from './types';

/** What a type of change does to a policy: the row of its table that was in force when it was asked for. */
export interface ChangeRule {
  readonly title: string;
  /** Whether the day from which it counts is asked for. */
  readonly start: boolean;
  readonly end: boolean;
  readonly contract: boolean;
  readonly guarantee: boolean;
  readonly object: boolean;
  readonly coverages: boolean;
  readonly insured: boolean;
  /** It may be asked for after the policy's end too. */
  readonly expired: boolean;
  /** It ends the policy. */
  readonly refund: boolean;
}

export interface PolicyChange {
  /** The code of the policy, or of one of its endorsements. */
  readonly policy: string;
  readonly version: number;
  /** The key of the type in its table. */
  readonly type: string;
  readonly rule: ChangeRule;
  /** The Pix key or account that a refund goes to, where it is said. */
  readonly refundTo: string | null;
}

/** What a request changes by its product's rating.json; undefined for one that changes none of our policies. */
export function changeOf(rating: Rating, answers: Answers, env: Environment): PolicyChange | undefined {
  if (!rating.change) return undefined;
  const data = nestAnswers(answers);
  const evaluate = (expression: Json) => interpret(expression, data, env);
  const [policy, version, type, rule, refundTo] = [
    evaluate(rating.change.policy),
    evaluate(rating.change.version),
    evaluate(rating.change.type),
    evaluate(rating.change.rule),
    evaluate(rating.change.refundTo ?? null),
  ];
  if (typeof policy !== 'string' || typeof version !== 'number') return undefined;
  if (typeof type !== 'string' || typeof rule !== 'object' || rule === null) return undefined;
  const told = typeof refundTo === 'string' && refundTo !== '' ? refundTo : null;
  return { policy, version, type, rule: shaped<ChangeRule>(rule), refundTo: told };
}

/** Whether a request names a policy of ours, also where it leaves out what else a change needs. */
export function namesPolicy(rating: Rating, answers: Answers, env: Environment): boolean {
  if (!rating.change) return false;
  return typeof interpret(rating.change.policy, nestAnswers(answers), env) === 'string';
}

/** What a request says of the document that it changes, of the policy's own, and of its latest; null where it says nothing. */
export function documentsOf(rating: Rating, answers: Answers, env: Environment) {
  const data = nestAnswers(answers);
  const { documentNumber = null, mainDocument = null, lastDocument = null } = rating.change ?? {};
  const said = (expression: Json) => interpret(expression, data, env) ?? null;
  return { number: said(documentNumber), main: said(mainDocument), last: said(lastDocument) };
}

/** The number of the document that a request changes, ours or another brokerage's; undefined where it changes none. */
export function documentNumberOf(rating: Rating, answers: Answers, env: Environment): string | undefined {
  if (!rating.change) return undefined;
  const number = interpret(rating.change.documentNumber, nestAnswers(answers), env);
  return typeof number === 'string' && number !== '' ? number : undefined;
}
