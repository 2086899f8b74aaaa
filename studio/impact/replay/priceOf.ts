import type { Environment } from '../../../engine/expression';
import { answersOf, sameValue, type Session } from '../../../engine/index';
import { rate, type RatingResult } from '../../../engine/rating';
import type { Version } from '../Version';
import { said } from '../words';
import { answerOf } from '../money/Rated';
import type { Replayed } from './stored';

/** The insurer's answer; undefined where the product or the answers cannot be rated. */
export function ratedOf({ rating }: Version, session: Session, env: Environment): RatingResult | undefined {
  if (!rating) return undefined;
  try {
    return rate(rating, answersOf(session), env);
  } catch {
    return undefined;
  }
}

function figures(result: RatingResult | undefined) {
  return result && { ...result, insurer: undefined, reason: undefined };
}

const premiumOf = (result: RatingResult | undefined) =>
  typeof result?.grossPremium === 'number' ? result.grossPremium : null;

type Judged = Pick<Replayed, 'priced' | 'rated'> & { readonly denied: readonly string[] };

const OUTCOMES = { approve: 'aprovado', analyse: 'para análise', deny: 'recusado' } as const;

function decisionOf(result: RatingResult | undefined): string {
  if (!result) return 'sem resposta';
  const { outcome, decision } = result;
  return decision === undefined ? OUTCOMES[outcome] : `${OUTCOMES[outcome]} (decisão ${said(decision)})`;
}

/** How two rating results differ: a new refusal by its decision, any other figure, and both amounts. */
export function pricesApart(before: RatingResult | undefined, after: RatingResult | undefined): Judged {
  const isDenied = after?.outcome === 'deny' && before?.outcome !== 'deny';
  const denied = isDenied ? [`decisão ${said(after.decision)}`] : [];
  const [was, is] = [premiumOf(before), premiumOf(after)];
  const rated = (before ?? after) && { before: answerOf(before), after: answerOf(after) };
  if (sameValue(figures(before), figures(after))) return { denied, ...(rated && { rated }) };
  const decided = { before: decisionOf(before), after: decisionOf(after) };
  const isOther = decided.before !== decided.after;
  return { denied, ...(rated && { rated }), priced: { before: was, after: is, ...(isOther && { decided }) } };
}
