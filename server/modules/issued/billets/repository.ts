import { and, asc, eq, isNull, sum } from 'drizzle-orm';
import type { Db } from '../../../db/db';
import { billets } from '../../../db/schema';
import type { BilletRow } from '../../../db/schema';

export type NewBillet = typeof billets.$inferInsert;

export async function insertBillets(db: Db, rows: readonly NewBillet[]): Promise<BilletRow[]> {
  return db
    .insert(billets)
    .values([...rows])
    .returning();
}

export async function listBillets(
  db: Db,
  policyId: string,
  endorsementId: string | null = null,
): Promise<BilletRow[]> {
  const of =
    endorsementId === null ? isNull(billets.endorsementId) : eq(billets.endorsementId, endorsementId);
  return db
    .select()
    .from(billets)
    .where(and(eq(billets.policyId, policyId), of))
    .orderBy(asc(billets.installment));
}

/** Holds a billet until the caller's transaction ends: a payment and a renewal come one after the other. */
export async function lockBillet(db: Db, id: string): Promise<BilletRow | undefined> {
  const [billet] = await db.select().from(billets).where(eq(billets.id, id)).for('update');
  return billet;
}

export async function openBilletsOf(db: Db, policyId: string): Promise<number> {
  const [row] = await db
    .select({ amount: sum(billets.amount) })
    .from(billets)
    .where(and(eq(billets.policyId, policyId), isNull(billets.paidAt), isNull(billets.cancelledAt)));
  return Number(row?.amount ?? 0);
}
