import { type Netting, nettingOf } from '../../../../engine/rating';
import { isOpen } from '../../../../contract/statuses/quote';
import type { Db } from '../../../db/db';
import type { QuoteRow } from '../../../db/schema';
import { openBilletsOf } from '../../issued/billets/repository';

type Request = Pick<QuoteRow, 'status' | 'policyId' | 'grossPremium'>;

/** Where an open request's refund would go today; undefined where it refunds nothing or is over. */
export async function nettingOfRequest(
  db: Db,
  { status, policyId, grossPremium }: Request,
): Promise<Netting | undefined> {
  if (policyId === null || grossPremium === null || !isOpen(status)) return undefined;
  const refund = -Number(grossPremium);
  return refund > 0 ? nettingOf(refund, await openBilletsOf(db, policyId)) : undefined;
}
