import { eq } from 'drizzle-orm';
import type { BilletNotices } from '../../../../contract/billing';
import type { Db } from '../../../db/db';
import { billetNotices } from '../../../db/schema';

/** Who has chosen nothing is reminded in the portal and gets no e-mail. */
const UNCHOSEN: BilletNotices = { BeforeDue: true, OnDue: true, Overdue: true, ByEmail: false };

export async function findNotices(db: Db, userUid: string): Promise<BilletNotices> {
  const [row] = await db.select().from(billetNotices).where(eq(billetNotices.userUid, userUid));
  if (!row) return UNCHOSEN;
  return { BeforeDue: row.beforeDue, OnDue: row.onDue, Overdue: row.overdue, ByEmail: row.byEmail };
}

export async function saveNotices(db: Db, userUid: string, chosen: BilletNotices): Promise<void> {
  const set = {
    beforeDue: chosen.BeforeDue,
    onDue: chosen.OnDue,
    overdue: chosen.Overdue,
    byEmail: chosen.ByEmail,
  };
  await db
    .insert(billetNotices)
    .values({ userUid, ...set })
    .onConflictDoUpdate({ target: billetNotices.userUid, set });
}
