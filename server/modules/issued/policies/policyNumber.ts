import type { Db } from '../../../db/db';
import { nextIdentifier } from '../../platform/counters';

/** The policy's own suffix; endorsements count on (decision 36). */
const MAIN_POLICY = '00';

/**
 * The next policy number of a year and a line of business (four digits), such as 20260775000000100. All others of
 * both wait until the caller's transaction ends.
 */
export async function nextPolicyNumber(db: Db, year: string, branch: string): Promise<string> {
  return `${await nextIdentifier(db, `${year}${branch}`)}${MAIN_POLICY}`;
}

/** Replaces the main number's final 00 with the suffix. */
export function endorsementNumber(policyNumber: string, suffix: number): string {
  const main = policyNumber.endsWith(MAIN_POLICY) ? policyNumber.slice(0, -MAIN_POLICY.length) : policyNumber;
  return `${main}${suffixText(suffix)}`;
}

const DIGITS = 10;
const SIGNS = 36;
const LAST_OF_DIGITS = DIGITS ** MAIN_POLICY.length - 1;

/**
 * Two characters, whose order is that of the endorsements: 01 to 99, then A0 to ZZ. A third digit would make 100 read as a
 * main number and stand before 11; none ends in 00 but a policy. Throws beyond ZZ, the 1,035th.
 */
function suffixText(suffix: number): string {
  if (suffix <= LAST_OF_DIGITS) return String(suffix).padStart(MAIN_POLICY.length, '0');
  const text = (suffix - LAST_OF_DIGITS - 1 + DIGITS * SIGNS).toString(SIGNS).toUpperCase();
  if (text.length > MAIN_POLICY.length) throw new Error(`no number is left for endorsement ${suffix}`);
  return text;
}
