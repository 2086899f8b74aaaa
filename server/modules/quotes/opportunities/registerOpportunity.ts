import type { Db } from '../../../db/db';
import type { Deps } from '../../../deps';
import { nextIdentifier } from '../../platform/counters';
import { takeSubmission, type Opened } from '../submission';
import { insertOpportunity } from './repository';
import type { Opportunity } from './repository';

/**
 * Reviews a lead like every request and keeps it for a person to call back; nothing is rated. In a transaction of the
 * caller's. Throws INVALID_SUBMISSION.
 */
export async function registerOpportunity(db: Db, deps: Deps, opened: Opened): Promise<Opportunity> {
  const { caller, entry } = opened;
  const { submission } = await takeSubmission(db, deps, opened);
  const { record, answers, definitionHash } = submission;
  return insertOpportunity(db, {
    identifier: await nextIdentifier(db, entry.code),
    product: entry.code,
    definitionHash,
    ownerUid: caller.user.uid,
    record,
    answers,
    createdAt: deps.clock.now(),
  });
}
