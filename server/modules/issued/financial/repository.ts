import { and, count, eq, isNull, lt } from 'drizzle-orm';
import { isNominated } from '../../../access/nomination';
import type { Db } from '../../../db/db';
import { billets, policies } from '../../../db/schema';

/** How many unpaid billets of a user's clients were due before `today`. */
export async function countExpiredBillets(db: Db, uid: string, today: string): Promise<number> {
  const [row] = await db
    .select({ expired: count() })
    .from(billets)
    .innerJoin(policies, eq(policies.id, billets.policyId))
    .where(
      and(isNominated(db, uid, policies.clientDocument), isNull(billets.paidAt), lt(billets.dueDate, today)),
    );
  return row?.expired ?? 0;
}
