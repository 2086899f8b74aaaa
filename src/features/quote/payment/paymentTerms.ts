import type { QuoteOffer } from '../../../../contract/quotes';
import type { PaymentTerms } from './usePaymentForm';

export const paymentTerms = (offer: QuoteOffer): PaymentTerms => ({
  premium: offer.GrossPremium,
  maxInstallments: offer.MaxInstallments,
  invoiceBilling: offer.InvoiceBilling,
});
