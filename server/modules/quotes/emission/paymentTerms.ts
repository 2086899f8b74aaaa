import type { Db } from '../../../db/db';
import type { QuoteRow } from '../../../db/schema';
import { paysByInvoice } from '../../clients/service';
import type { PaymentTerms } from './reviewPayment';

export async function termsOf(db: Db, quote: QuoteRow): Promise<PaymentTerms> {
  return {
    invoiceBilling: await paysByInvoice(db, quote.clientDocument),
    maxInstallments: quote.installments ?? 1,
    premium: Number(quote.grossPremium),
  };
}
