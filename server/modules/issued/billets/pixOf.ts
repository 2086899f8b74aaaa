import type { BilletRow } from '../../../db/schema';
import type { Settings } from '../../../config';
import { pixCode } from './pix';

/** The Pix of a billet that is still to be paid; null where none is received. A renewed one has another reference. */
export function pixOf(
  { billing }: Pick<Settings, 'billing'>,
  { ourNumber, renewals, amount, paidAt }: Pick<BilletRow, 'ourNumber' | 'renewals' | 'amount' | 'paidAt'>,
): string | null {
  if (!billing.pix || paidAt) return null;
  const reference = renewals > 0 ? `B${ourNumber}R${renewals}` : `B${ourNumber}`;
  return pixCode(billing.pix, { amount, reference });
}
