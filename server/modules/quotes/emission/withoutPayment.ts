import type { QuoteRow } from '../../../db/schema';

/** An endorsement whose premium is nothing to pay: it is given back, or there is none. It is accepted without a payment. */
export function isWithoutPayment({ kind, grossPremium }: Pick<QuoteRow, 'kind' | 'grossPremium'>): boolean {
  return kind === 'endorsement' && grossPremium !== null && Number(grossPremium) <= 0;
}
