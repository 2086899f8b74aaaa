import { eq } from 'drizzle-orm';
import type { Db } from '../../../db/db';
import { endorsements } from '../../../db/schema';
import type { PolicyRow } from '../../../db/schema';
import { refuse } from '../../../http/refuse';
import { foldAnew } from './issueEndorsement';
import { lockPolicy } from './repository';

/**
 * Undoes an endorsement, as insurers do with one that was never paid: the policy is folded anew without it, and its
 * number stays its own. Throws NOT_FOUND.
 */
export async function cancelEndorsement(db: Db, id: string, at: Date): Promise<PolicyRow> {
  const [endorsement] = await db.select().from(endorsements).where(eq(endorsements.id, id));
  const policy = endorsement && (await lockPolicy(db, endorsement.policyId));
  if (!policy) throw refuse('NOT_FOUND');
  await db.update(endorsements).set({ cancelledAt: at }).where(eq(endorsements.id, id));
  return foldAnew(db, policy);
}
