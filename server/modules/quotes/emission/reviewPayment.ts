import { review, type Environment } from '../../../../engine';
import type { Deps } from '../../../deps';
import { refuseQuote } from '../problems';
import type { QuoteChanges } from '../repository';
import type { Payment } from './contract';

/** The form by which browsers ask for a payment; its definition says what may be sent. */
const FORM = 'pagamento';

/** What an offer and its client leave to choose from: the form's context. */
export type PaymentTerms = Readonly<{
  invoiceBilling: boolean;
  maxInstallments: number;
  /** Total premium in R$. */
  premium: number;
}>;

/**
 * Reviews a choice of payment with the form that it was made on, and gives what is stored of it. The same for
 * quotes and endorsements. Throws INVALID_PAYMENT that names every field at fault as it stands in the body.
 */
export function reviewPayment(
  { products, clock }: Pick<Deps, 'products' | 'clock'>,
  payment: Payment,
  terms: PaymentTerms,
): QuoteChanges {
  const form = products.form(FORM);
  if (!form) throw new Error(`There is no form ${FORM}.`);
  const env: Environment = { today: clock.today(), constants: products.constants, context: terms };
  const sent = terms.invoiceBilling ? askedOfInvoices(payment) : payment;
  const { issues } = review(form.compiled, { payment: sent }, env);
  if (issues.length > 0) throw refuseQuote('INVALID_PAYMENT', issues.map(inBody));
  return {
    paymentType: sent.paymentType,
    paymentInstallments: sent.installments ?? 1,
    firstInstallmentDays: sent.firstInstallmentDueDateDelay ?? null,
  };
}

/** Parts and dates are not asked of an invoice client (specification 2 §5.3): a date that is sent counts for nothing. */
function askedOfInvoices({ paymentType, installments }: Payment): Payment {
  return { paymentType, installments: installments ?? 1 };
}

function inBody({ path, code, message }: { path: string; code: string; message: string }) {
  return { path: `request.${path}`, code, message };
}
