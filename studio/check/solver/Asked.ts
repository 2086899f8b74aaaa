import type { Subject } from '../product/subject';
import type { Claim } from './Claim';
import type { Problem } from './Problem';
import { translated } from './translated';

/** A claim in variables. */
export interface Asked {
  readonly problem: Problem;
  readonly claims: readonly Claim[];
  /** The same for the same claim. */
  readonly key: string;
}

export function askedOf(
  subject: Subject,
  claims: readonly Claim[],
  isWithinLimits: boolean,
): readonly Asked[] {
  return claims.map(({ expression, holds }) => {
    const { id, problem, holding, failing } = translated(subject, expression, isWithinLimits);
    return { problem, claims: holds ? holding : failing, key: holds ? `${id}` : `!${id}` };
  });
}
