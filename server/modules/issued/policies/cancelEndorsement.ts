import { eq } from 'drizzle-orm';
import type { Db } from '../../../db/db';
import { endorsements } from '../../../db/schema';
import type { PolicyRow } from '../../../db/schema';
import { refuse } from '../../../http/refuse';
import { foldAnew } from './issueEndorsement';
import { lockPolicy } from './repository';

/**
 * Undoes an endorsement that was never paid: the policy's state is computed again without it, and its number is not
 * given out again. Throws NOT_FOUND.
 */
export async function cancelEndorsement(db: Db, id: string, at: Date): Promise<PolicyRow> {
  const [endorsement] = await db.select().from(endorsements).where(eq(endorsements.id, id));
  const policy = endorsement && (await lockPolicy(db, endorsement.policyId));
  if (!policy) throw refuse('NOT_FOUND');
  await db.update(endorsements).set({ cancelledAt: at }).where(eq(endorsements.id, id));
  return foldAnew(db, policy);
}
