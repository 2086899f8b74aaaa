import { and, count, eq, isNull, lt } from 'drizzle-orm';
import type { Db } from '../../../db/db';
import { billets, policies, userClients } from '../../../db/schema';

/** How many unpaid billets of a user's clients were due before `today`. */
export async function countExpiredBillets(db: Db, uid: string, today: string): Promise<number> {
  const [row] = await db
    .select({ expired: count() })
    .from(billets)
    .innerJoin(policies, eq(policies.id, billets.policyId))
    .innerJoin(userClients, eq(userClients.clientDocument, policies.clientDocument))
    .where(and(eq(userClients.userUid, uid), isNull(billets.paidAt), lt(billets.dueDate, today)));
  return row?.expired ?? 0;
}
