import type { BilletRow } from '../../../db/schema';
import type { Settings } from '../../../config';
import { isOpen } from './billetStatus';
import { pixCode } from './pix';

/** The Pix of a billet that is still to be paid; null where none is received. A renewed one has another reference. */
export function pixOf(
  { billing }: Pick<Settings, 'billing'>,
  billet: Pick<BilletRow, 'ourNumber' | 'renewals' | 'amount' | 'paidAt' | 'cancelledAt'>,
): string | null {
  const { ourNumber, renewals, amount } = billet;
  if (!billing.pix || !isOpen(billet)) return null;
  const reference = renewals > 0 ? `B${ourNumber}R${renewals}` : `B${ourNumber}`;
  return pixCode(billing.pix, { amount, reference });
}
