import type { Db } from '../../../db/db';
import { nextIdentifier } from '../../platform/counters';

/** Of the document itself; its endorsements count on (decision 36). */
const MAIN_POLICY = '00';

/**
 * The next policy number of a year and a line of business (four digits), such as 20260775000000100. All others of
 * both wait until the caller's transaction ends.
 */
export async function nextPolicyNumber(db: Db, year: string, branch: string): Promise<string> {
  return `${await nextIdentifier(db, `${year}${branch}`)}${MAIN_POLICY}`;
}

/** The number of a policy's endorsement of that suffix: the main number, and the suffix instead of 00. */
export function endorsementNumber(policyNumber: string, suffix: number): string {
  const main = policyNumber.endsWith(MAIN_POLICY) ? policyNumber.slice(0, -MAIN_POLICY.length) : policyNumber;
  return `${main}${String(suffix).padStart(MAIN_POLICY.length, '0')}`;
}
