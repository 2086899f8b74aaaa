import { openForm, reviewForm, type FormDeps } from '../../definitions/reviewForm';
import { refuseQuote } from '../problems';
import type { Payment } from '../../../../contract/emission';

const PAYMENT = 'pagamento';
const DUE_DATE = 'vencimento';

interface ChosenPayment {
  paymentType: number;
  paymentInstallments: number;
  firstInstallmentDays: number | null;
}

export type PaymentTerms = Readonly<{
  invoiceBilling: boolean;
  maxInstallments: number;
  premium: number;
}>;

/**
 * Reviews a choice of payment with its form. Throws INVALID_PAYMENT, which names every faulty field as it stands in
 * the body.
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

export function paymentChoices(deps: FormDeps, terms: PaymentTerms) {
  const { definition, states } = openForm(deps, PAYMENT, terms);
  const stateOf = (path: string) => states.at(definition.byPath.get(path)!.index);
  const { min, max, visible } = stateOf('payment.firstInstallmentDueDate');
  return {
    installments: stateOf('payment.installments').options.map(({ value }) => Number(value)),
    firstDue: visible ? { From: String(min), To: String(max) } : null,
  };
}

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
