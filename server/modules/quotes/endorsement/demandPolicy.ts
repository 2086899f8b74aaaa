import { civilDayOf } from '../../../../engine/values';
import type { Db } from '../../../db/db';
import type { PolicyRow, QuoteRow } from '../../../db/schema';
import type { Deps } from '../../../deps';
import { demandVersion } from '../../issued/policies/issueEndorsement';
import { refusePolicy } from '../../issued/policies/problems';
import { findPolicyById } from '../../issued/policies/repository';
import { changeOfQuote } from '../../issued/policies/stateOfQuote';

/**
 * An offer cannot be accepted once its policy was changed, cancelled or has ended, unless its type allows an ended
 * policy. The policy stays unlocked, as a request locks it before its overdue offers. Throws POLICY_CHANGED,
 * POLICY_CANCELLED, POLICY_EXPIRED.
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
 * The policy that a request changes, if unchanged since; undefined where it changes none of ours. Throws
 * POLICY_CHANGED, POLICY_CANCELLED.
 */
export async function demandCurrent(
  db: Db,
  { policyId, policyVersion }: QuoteRow,
): Promise<PolicyRow | undefined> {
  if (policyId === null || policyVersion === null) return undefined;
  return demandVersion(await findPolicyById(db, policyId), policyVersion);
}

function hasEndedSince({ validityEnd }: PolicyRow, quote: QuoteRow, today: string): boolean {
  const offered = quote.proposalReadyAt ?? quote.releasedAt;
  return validityEnd < today && offered !== null && civilDayOf(offered) <= validityEnd;
}
