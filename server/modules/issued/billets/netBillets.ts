import { eq } from 'drizzle-orm';
import { storedAmount } from '../../../../engine/values';
import type { Db } from '../../../db/db';
import { billetNettings, billets } from '../../../db/schema';
import type { BilletRow, EndorsementRow } from '../../../db/schema';
import { cents } from '../policies/ledger';
import { isOpen } from './billetStatus';
import { changedBarCode } from './boleto';

/**
 * Takes what an endorsement gives back off the billets of its policy that are still to be paid, the last due first: one of
 * which nothing is left is cancelled, another gets a bar code of its lower amount (decision 68). Answers with the cents
 * that are left to pay back; the billets are held until the caller's transaction ends.
 */
export async function netBillets(
  db: Db,
  { id, policyId, grossPremium, issuedAt }: EndorsementRow,
): Promise<number> {
  let left = -cents(grossPremium);
  for (const billet of await lockOpen(db, policyId)) {
    if (left <= 0) break;
    const amount = cents(billet.amount);
    const off = Math.min(left, amount);
    left -= off;
    await lower(db, billet, amount - off, { endorsementId: id, at: issuedAt });
  }
  return Math.max(0, left);
}

export async function cancelBillets(db: Db, { id, policyId }: EndorsementRow, at: Date): Promise<void> {
  for (const billet of await lockOpen(db, policyId)) {
    if (billet.endorsementId === id)
      await db.update(billets).set({ cancelledAt: at }).where(eq(billets.id, billet.id));
  }
}

/** The unpaid billets of a policy and its endorsements, locked in an order that all callers share. */
export async function lockOpen(db: Db, policyId: string): Promise<BilletRow[]> {
  const rows = await db
    .select()
    .from(billets)
    .where(eq(billets.policyId, policyId))
    .orderBy(billets.id)
    .for('update');
  const byDay = (a: BilletRow, b: BilletRow) => (a.dueDate < b.dueDate ? 1 : a.dueDate > b.dueDate ? -1 : 0);
  return rows.filter(isOpen).toSorted(byDay);
}

interface Netted {
  endorsementId: string;
  at: Date;
}

async function lower(db: Db, billet: BilletRow, left: number, { endorsementId, at }: Netted): Promise<void> {
  const amount = storedAmount(left / 100);
  const { id, dueDate, amount: amountBefore } = billet;
  await db
    .insert(billetNettings)
    .values({ billetId: id, endorsementId, amountBefore, amountAfter: amount, at });
  const changes =
    left === 0
      ? { cancelledAt: at }
      : {
          amount,
          barCode: changedBarCode(billet.barCode, { dueDate, amount }),
        };
  await db.update(billets).set(changes).where(eq(billets.id, id));
}
