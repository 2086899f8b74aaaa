import { and, eq, or, sql } from 'drizzle-orm';
import { civilDayOf } from '../../../../engine/values';
import { policiesOf } from '../../../access/policies';
import type { Db } from '../../../db/db';
import { billets, endorsements, policies } from '../../../db/schema';
import type { User } from '../../../db/schema';
import type { Deps } from '../../../deps';
import { lockBillet } from '../billets/repository';
import { refuseBilling } from '../problems';
import { insertEntry, markPaid } from './repository';
import { noonOf } from './takeReturn';

export interface KnownPayment {
  documentNumber: string;
  installment: number;
  /** YYYY-MM-DD */
  paidOn: string;
}

/**
 * Books a payment that an executive knows of, such as a Pix in the account; when the bank tells of it later, that counts
 * as the same one, where amount and day agree. Throws BILLET_NOT_FOUND, BILLET_PAID, BILLET_CANCELLED, PAID_IN_FUTURE,
 * PAID_BEFORE_ISSUE.
 */
export async function bookByHand(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  executive: User,
  payment: KnownPayment,
): Promise<void> {
  if (payment.paidOn > clock.today()) throw refuseBilling('PAID_IN_FUTURE');
  await db.transaction(async (tx) => {
    const id = await findInSight(tx, executive, payment);
    const billet = id && (await lockBillet(tx, id));
    if (!billet) throw refuseBilling('BILLET_NOT_FOUND');
    if (billet.paidAt) throw refuseBilling('BILLET_PAID');
    if (billet.cancelledAt) throw refuseBilling('BILLET_CANCELLED');
    if (payment.paidOn < civilDayOf(billet.issuedAt)) throw refuseBilling('PAID_BEFORE_ISSUE');
    await insertEntry(tx, {
      occurrence: `desk/${billet.id}`,
      ourNumber: billet.ourNumber,
      billetId: billet.id,
      amount: billet.amount,
      expected: billet.amount,
      paidOn: payment.paidOn,
      outcome: 'booked',
      bookedBy: executive.uid,
      at: clock.now(),
    });
    await markPaid(tx, billet.id, noonOf(payment.paidOn));
  });
}

async function findInSight(
  db: Db,
  executive: User,
  { documentNumber, installment }: KnownPayment,
): Promise<string | undefined> {
  const number = sql`coalesce(${endorsements.number}, ${policies.number})`;
  const ofDocument = or(eq(policies.number, documentNumber), eq(endorsements.number, documentNumber));
  const named = and(ofDocument, eq(number, documentNumber), eq(billets.installment, installment));
  const [found] = await db
    .select({ id: billets.id })
    .from(billets)
    .innerJoin(policies, eq(policies.id, billets.policyId))
    .leftJoin(endorsements, eq(endorsements.id, billets.endorsementId))
    .where(and(named, policiesOf(db, executive)));
  return found?.id;
}
