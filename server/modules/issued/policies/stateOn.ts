import { civilDayOf } from '../../../../engine/values/instant';
import type { Db } from '../../../db/db';
import type { EndorsementRow, PolicyState } from '../../../db/schema';
import { fold } from './fold';
import { findPolicyById, listEndorsements } from './repository';

/**
 * What a policy said at the end of a day, YYYY-MM-DD: the fold of what had been issued until then and was not cancelled
 * yet (decision 56). Undefined where there was no such policy.
 */
export async function stateOn(db: Db, policyId: string, day: string): Promise<PolicyState | undefined> {
  const policy = await findPolicyById(db, policyId);
  if (!policy || civilDayOf(policy.issuedAt) > day) return undefined;
  const history = await listEndorsements(db, policyId);
  return fold(
    policy.firstState,
    history.filter((endorsement) => countedOn(endorsement, day)),
  );
}

function countedOn({ issuedAt, cancelledAt }: EndorsementRow, day: string): boolean {
  return civilDayOf(issuedAt) <= day && (cancelledAt === null || civilDayOf(cancelledAt) > day);
}
