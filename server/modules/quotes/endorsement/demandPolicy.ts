import { civilDayOf } from '../../../../engine/values';
import type { Db } from '../../../db/db';
import type { PolicyRow, QuoteRow } from '../../../db/schema';
import type { Deps } from '../../../deps';
import { demandVersion } from '../../issued/policies/issueEndorsement';
import { refusePolicy } from '../../issued/policies/problems';
import { findPolicyById } from '../../issued/policies/repository';
import { changeOfQuote } from '../../issued/policies/stateOfQuote';

/**
 * An offer changes the policy that it was made for: once that was changed otherwise, cancelled, or has ended since, there is
 * nothing to accept, unless its type is for what has ended too. The policy stays unlocked, as a request locks it before its
 * overdue offers. Throws POLICY_CHANGED, POLICY_CANCELLED, POLICY_EXPIRED.
 */
export async function demandPolicy(
  db: Db,
  deps: Pick<Deps, 'clock' | 'products'>,
  quote: QuoteRow,
): Promise<void> {
  const policy = await demandCurrent(db, quote);
  if (!policy || !hasEndedSince(policy, quote, deps.clock.today())) return;
  const change = await changeOfQuote(deps, quote);
  if (!change?.rule.expired) throw refusePolicy('POLICY_EXPIRED');
}

/**
 * The policy that a request changes, as long as it is what the request was made for; undefined for one that changes none
 * of ours. Throws POLICY_CHANGED, POLICY_CANCELLED.
 */
export async function demandCurrent(
  db: Db,
  { policyId, policyVersion }: QuoteRow,
): Promise<PolicyRow | undefined> {
  if (policyId === null || policyVersion === null) return undefined;
  return demandVersion(await findPolicyById(db, policyId), policyVersion);
}

/** What somebody offers although the policy is over may be accepted. */
function hasEndedSince({ validityEnd }: PolicyRow, quote: QuoteRow, today: string): boolean {
  const offered = quote.proposalReadyAt ?? quote.releasedAt;
  return validityEnd < today && offered !== null && civilDayOf(offered) <= validityEnd;
}
