import { civilDayOf } from '../../../../engine/values';
import type { Db } from '../../../db/db';
import type { EndorsementRow, PolicyRow, PolicyState } from '../../../db/schema';
import { fold } from './fold';
import { findPolicyById, listEndorsements } from './repository';
import { columnsOf } from './state';

export interface PolicyHistory {
  policy: PolicyRow;
  endorsements: EndorsementRow[];
}

/**
 * What a policy said at the end of a day, YYYY-MM-DD: the fold of what had been issued until then and was not cancelled
 * yet (decision 56). Undefined where there was no such policy.
 */
export async function stateOn(db: Db, policyId: string, day: string): Promise<PolicyState | undefined> {
  const policy = await findPolicyById(db, policyId);
  if (!policy || civilDayOf(policy.issuedAt) > day) return undefined;
  return stateOf({ policy, endorsements: await listEndorsements(db, policyId) }, day);
}

/** The history as it stood at the end of a day, the policy in its state of then; undefined before it was issued. */
export function historyOn(history: PolicyHistory, day: string): PolicyHistory | undefined {
  const { policy, endorsements } = history;
  if (civilDayOf(policy.issuedAt) > day) return undefined;
  return {
    policy: { ...policy, ...columnsOf(stateOf(history, day)) },
    endorsements: endorsements
      .filter(({ issuedAt }) => civilDayOf(issuedAt) <= day)
      .map((endorsement) =>
        countedOn(endorsement, day) ? { ...endorsement, cancelledAt: null } : endorsement,
      ),
  };
}

export function historyBefore(
  { policy, endorsements }: PolicyHistory,
  { suffix, issuedAt }: EndorsementRow,
): { endorsements: EndorsementRow[]; state: PolicyState } {
  const earlier = endorsements
    .filter(({ cancelledAt }) => cancelledAt === null || cancelledAt > issuedAt)
    .filter((endorsement) => endorsement.suffix < suffix)
    .map((endorsement) => ({ ...endorsement, cancelledAt: null }));
  return { endorsements: earlier, state: fold(policy.firstState, earlier) };
}

function stateOf({ policy, endorsements }: PolicyHistory, day: string): PolicyState {
  return fold(
    policy.firstState,
    endorsements.filter((endorsement) => countedOn(endorsement, day)),
  );
}

function countedOn({ issuedAt, cancelledAt }: EndorsementRow, day: string): boolean {
  return civilDayOf(issuedAt) <= day && (cancelledAt === null || civilDayOf(cancelledAt) > day);
}
