import { openForm, reviewForm, type FormDeps } from '../../definitions/reviewForm';
import { refuseQuote } from '../problems';
import type { Payment } from '../../../../contract/emission';

/** The forms by which browsers ask for a payment and for another due date; their definitions say what may be sent. */
const PAYMENT = 'pagamento';
const DUE_DATE = 'vencimento';

/** What is stored of a choice of payment. */
interface ChosenPayment {
  paymentType: number;
  paymentInstallments: number;
  firstInstallmentDays: number | null;
}

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
export function reviewPayment(deps: FormDeps, payment: Payment, terms: PaymentTerms): ChosenPayment {
  const sent = terms.invoiceBilling ? askedOfInvoices(payment) : payment;
  const issues = reviewForm(deps, PAYMENT, { payment: sent }, terms);
  if (issues.length > 0) throw refuseQuote('INVALID_PAYMENT', issues.map(inBody));
  return {
    paymentType: sent.paymentType,
    paymentInstallments: sent.installments ?? 1,
    firstInstallmentDays: sent.firstInstallmentDueDateDelay ?? null,
  };
}

/** What these terms leave to choose from, as the form offers it; no days for an invoice. */
export function paymentChoices(deps: FormDeps, terms: PaymentTerms) {
  const { definition, states } = openForm(deps, PAYMENT, terms);
  const stateOf = (path: string) => states.at(definition.byPath.get(path)!.index);
  const { min, max, visible } = stateOf('payment.firstInstallmentDueDate');
  return {
    installments: stateOf('payment.installments').options.map(({ value }) => Number(value)),
    firstDue: visible ? { From: String(min), To: String(max) } : null,
  };
}

/** Reviews the date that is chosen instead of one that has passed. Throws INVALID_PAYMENT that names it. */
export function reviewDueDate(deps: FormDeps, firstInstallmentDueDate: string): void {
  const issues = reviewForm(deps, DUE_DATE, { acceptance: { firstInstallmentDueDate } });
  const [issue] = issues;
  if (!issue) return;
  const { code, message } = issue;
  throw refuseQuote('INVALID_PAYMENT', [{ path: 'firstInstallmentDueDate', code, message }]);
}

/** Parts and dates are not asked of an invoice client (specification 2 §5.3): a date that is sent is ignored. */
function askedOfInvoices({ paymentType, installments }: Payment): Payment {
  return { paymentType, installments: installments ?? 1 };
}

function inBody({ path, code, message }: { path: string; code: string; message: string }) {
  return { path: `request.${path}`, code, message };
}
