import { dateOfDay, dayNumber } from '../../../../engine/expression/civil-day';
import { dateText } from '../../../../engine/expression/date-text';
import type { FieldError } from '../../../http/Problem';
import { refuseQuote } from '../problems';
import type { QuoteChanges } from '../repository';
import type { Payment } from './contract';

/** Codes of specification 2 §9. */
export const PAYMENT_TYPE = { boleto: 1, invoice: 5 } as const;

const MOST_DAYS = 30;
const REQUIRED = { code: 'required', message: 'Preenchimento obrigatório' };

/** What an offer and its client leave to choose from. */
export interface PaymentTerms {
  invoiceBilling: boolean;
  maxInstallments: number;
  /** YYYY-MM-DD */
  today: string;
}

/**
 * What is stored of a choice of payment. An invoice client pays by invoice, once, and without dates; everybody else
 * by boleto, in 1 to `maxInstallments` parts, the first due in 1 to 30 days. Throws INVALID_PAYMENT that names every
 * field at fault.
 */
export function choosePayment(payment: Payment, terms: PaymentTerms): QuoteChanges {
  const { paymentType, installments, firstInstallmentDueDateDelay: days } = payment;
  const errors = [...typeErrors(payment, terms), ...installmentErrors(payment, terms)];
  if (!terms.invoiceBilling) errors.push(...dateErrors(payment, terms));
  if (errors.length > 0) throw refuseQuote('INVALID_PAYMENT', errors);
  return {
    paymentType,
    paymentInstallments: installments ?? 1,
    firstInstallmentDays: terms.invoiceBilling ? null : (days ?? null),
  };
}

function typeErrors({ paymentType }: Payment, { invoiceBilling }: PaymentTerms): FieldError[] {
  const expected = invoiceBilling ? PAYMENT_TYPE.invoice : PAYMENT_TYPE.boleto;
  if (paymentType === expected) return [];
  const name = invoiceBilling ? 'fatura' : 'boleto';
  return [at('paymentType', 'paymentType', `O pagamento deste cliente é feito por ${name}.`)];
}

function installmentErrors({ installments }: Payment, terms: PaymentTerms): FieldError[] {
  const most = terms.invoiceBilling ? 1 : terms.maxInstallments;
  const isMissing = installments === undefined || installments === null;
  if (isMissing) return terms.invoiceBilling ? [] : [at('installments', REQUIRED.code, REQUIRED.message)];
  if (installments < 1) return [at('installments', 'minimum', 'O número mínimo de parcelas é 1.')];
  if (installments <= most) return [];
  return [at('installments', 'maximum', `O número máximo de parcelas é ${most}.`)];
}

function dateErrors({ firstInstallmentDueDateDelay: days }: Payment, { today }: PaymentTerms): FieldError[] {
  const field = 'firstInstallmentDueDateDelay';
  if (days === undefined || days === null) return [at(field, REQUIRED.code, REQUIRED.message)];
  const after = (count: number) => dateText(dateOfDay(dayNumber(today) + count) ?? today);
  if (days < 1) return [at(field, 'minimum', `A data mínima permitida é ${after(1)}`)];
  if (days <= MOST_DAYS) return [];
  return [at(field, 'maximum', `A data máxima permitida é ${after(MOST_DAYS)}`)];
}

function at(field: keyof Payment, code: string, message: string): FieldError {
  return { path: `request.payment.${field}`, code, message };
}
