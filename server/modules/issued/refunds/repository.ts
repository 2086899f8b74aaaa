import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { storedAmount } from '../../../../engine/values';
import { policiesOf } from '../../../access/policies';
import type { Db } from '../../../db/db';
import { billetNettings, endorsements, policies, refunds } from '../../../db/schema';
import type { EndorsementRow, RefundRow, User } from '../../../db/schema';

export async function insertRefund(
  db: Db,
  { id: endorsementId, issuedAt: createdAt }: EndorsementRow,
  cents: number,
  payTo: string | null,
): Promise<void> {
  await db.insert(refunds).values({ endorsementId, amount: storedAmount(cents / 100), payTo, createdAt });
}

export async function findRefund(db: Db, endorsementId: string): Promise<RefundRow | undefined> {
  const [refund] = await db.select().from(refunds).where(eq(refunds.endorsementId, endorsementId));
  return refund;
}

const named = {
  refund: refunds,
  number: endorsements.number,
  holderName: policies.holderName,
  document: policies.clientDocument,
};

/** R$ that an issued endorsement took off billets. */
export async function takenOffBillets(db: Db, endorsementId: string): Promise<number> {
  const off = sql<string | null>`sum(${billetNettings.amountBefore} - ${billetNettings.amountAfter})`;
  const [row] = await db
    .select({ off })
    .from(billetNettings)
    .where(eq(billetNettings.endorsementId, endorsementId));
  return Number(row?.off ?? 0);
}

/** The refunds of an executive's clients: what waits first, the oldest first, then the last paid. */
export async function listRefunds(db: Db, executive: User, limit: number) {
  return db
    .select(named)
    .from(refunds)
    .innerJoin(endorsements, eq(endorsements.id, refunds.endorsementId))
    .innerJoin(policies, eq(policies.id, endorsements.policyId))
    .where(policiesOf(db, executive))
    .orderBy(sql`${refunds.paidOn} is not null`, desc(refunds.paidOn), refunds.createdAt, refunds.id)
    .limit(limit);
}

/** False where no such refund waits for the executive. */
export async function payRefund(
  db: Db,
  executive: User,
  { id, paidOn }: { id: string; paidOn: string },
): Promise<boolean> {
  const [found] = await db
    .select({ id: refunds.id })
    .from(refunds)
    .innerJoin(endorsements, eq(endorsements.id, refunds.endorsementId))
    .innerJoin(policies, eq(policies.id, endorsements.policyId))
    .where(and(eq(refunds.id, id), policiesOf(db, executive)));
  if (!found) return false;
  const paid = await db
    .update(refunds)
    .set({ paidOn, paidBy: executive.uid })
    .where(and(eq(refunds.id, id), isNull(refunds.paidOn)))
    .returning({ id: refunds.id });
  return paid.length > 0;
}
