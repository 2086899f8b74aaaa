import { eq } from 'drizzle-orm';
import type { ListedBillet } from '../../../../contract/billing';
import { billetStatus, isOpen } from '../billets/billetStatus';
import type { Db } from '../../../db/db';
import { billetRenewals, billets } from '../../../db/schema';
import type { BilletRow, User } from '../../../db/schema';
import type { Deps } from '../../../deps';
import { changedBarCode } from '../billets/boleto';
import { lockBillet } from '../billets/repository';
import { renewalDates } from '../billets/renewalDates';
import { refuseBilling } from '../problems';
import { findBillet } from '../printing/repository';
import { listedAnswer } from './answers';
import { findListed } from './billetList';

export interface Renewal {
  billingId: string;
  newDueDate: string;
}

/**
 * Gives an overdue billet one of the due dates of today, and so another bar code, line and Pix; what it was before is
 * kept. Asked again with the same date it is answered as it is.
 * Throws BILLET_NOT_FOUND, BILLET_PAID, BILLET_CANCELLED, BILLET_NOT_EXPIRED, RENEWAL_DATE_NOT_OFFERED.
 */
export async function renewDueDate(deps: Deps, user: User, renewal: Renewal): Promise<ListedBillet> {
  return deps.db.transaction(async (tx) => {
    const found = await findBillet(tx, user, renewal.billingId);
    if (!found) throw refuseBilling('BILLET_NOT_FOUND');
    const { id } = found.billet;
    const billet = await lockBillet(tx, id);
    if (!billet) throw refuseBilling('BILLET_NOT_FOUND');
    await renew(tx, deps, user, billet, renewal.newDueDate);
    return listedAnswer(deps, (await findListed(tx, id))!);
  });
}

async function renew(
  db: Db,
  { clock }: Pick<Deps, 'clock'>,
  user: User,
  billet: BilletRow,
  dueDate: string,
): Promise<void> {
  const today = clock.today();
  // The answer to the first time may have been lost.
  if (billet.renewals > 0 && billet.dueDate === dueDate && isOpen(billet)) return;
  const status = billetStatus(billet, today);
  if (status === 'Paid') throw refuseBilling('BILLET_PAID');
  if (status === 'Cancelled') throw refuseBilling('BILLET_CANCELLED');
  if (status === 'Pending') throw refuseBilling('BILLET_NOT_EXPIRED');
  if (!renewalDates(today).some(({ Date: date }) => date === dueDate))
    throw refuseBilling('RENEWAL_DATE_NOT_OFFERED');
  await db.insert(billetRenewals).values({
    billetId: billet.id,
    fromDate: billet.dueDate,
    toDate: dueDate,
    barCode: billet.barCode,
    renewedBy: user.uid,
    renewedAt: clock.now(),
  });
  const barCode = changedBarCode(billet.barCode, { dueDate, amount: billet.amount });
  await db
    .update(billets)
    .set({ dueDate, barCode, renewals: billet.renewals + 1 })
    .where(eq(billets.id, billet.id));
}
