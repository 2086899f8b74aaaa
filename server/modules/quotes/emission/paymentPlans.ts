import type { PaymentPlan, PaymentPlans } from '../../../../contract/emission';
import { STATUS } from '../../../../contract/statuses/quote';
import { civilDayOf, dayNumber, splitAmount } from '../../../../engine/values';
import type { Owner } from '../../../access/Caller';
import type { QuoteRow } from '../../../db/schema';
import type { Deps } from '../../../deps';
import { dueDates, firstDueDate } from '../../issued/billets/dueDates';
import { offerOfToday } from '../endorsement/offerOfToday';
import { findCurrent } from '../findCurrent';
import { refuseQuote } from '../problems';
import { dueDateOf } from './approveProposal';
import { termsOf } from './paymentTerms';
import { paymentChoices, reviewPayment } from './reviewPayment';
import { isWithoutPayment } from './withoutPayment';

type PlanDeps = Pick<Deps, 'db' | 'clock' | 'products'>;

export interface PlanWish {
  identifier: string;
  firstInstallmentDueDateDelay?: number;
  /** YYYY-MM-DD */
  firstInstallmentDueDate?: string;
}

/** Seconds: longer answers waited for a person or another day, so their duration is not reported. */
const PROMPT_SECONDS = 600;

/**
 * How an offer can be paid, or a ready proposal will be: what billing would draw up if it were decided now. Throws
 * NOT_FOUND, STATUS_FORBIDS, OFFER_EXPIRED, INVALID_PAYMENT for a day that cannot be chosen, and DUE_DATE_PASSED for a
 * proposal that needs another.
 */
export async function paymentPlans(deps: PlanDeps, asker: Owner, wish: PlanWish): Promise<PaymentPlans> {
  const found = await findCurrent(deps, asker, wish.identifier);
  const quote = { ...found, ...(await offerOfToday(deps.db, deps, found)) };
  const { status, grossPremium } = quote;
  const isOffer = status === STATUS.paymentReady;
  if ((!isOffer && status !== STATUS.proposalReady) || grossPremium === null) {
    throw refuseQuote('STATUS_FORBIDS');
  }
  return {
    ...decidedOn(quote, deps.clock.today()),
    ...(isOffer ? await offerPlans(deps, quote, wish) : proposalPlan(deps, quote, wish)),
  };
}

type Choice = Pick<PaymentPlans, 'InvoiceBilling' | 'FirstDue' | 'Plans'>;

async function offerPlans(deps: PlanDeps, quote: QuoteRow, wish: PlanWish): Promise<Choice> {
  const terms = await termsOf(deps.db, quote);
  const { installments, firstDue } = paymentChoices(deps, terms);
  const delay = wish.firstInstallmentDueDateDelay;
  const isChosen = delay !== undefined && !terms.invoiceBilling;
  if (isChosen)
    reviewPayment(deps, { paymentType: 1, installments: 1, firstInstallmentDueDateDelay: delay }, terms);
  const chosen = isChosen ? delay : null;
  const first = isChosen || !firstDue ? firstDueDate(deps.clock.today(), chosen) : firstDue.To;
  const counts = isWithoutPayment(quote) ? [] : installments;
  return {
    InvoiceBilling: terms.invoiceBilling,
    FirstDue: firstDue,
    Plans: counts.map((count) => planOf(quote, count, first)),
  };
}

function proposalPlan(deps: PlanDeps, quote: QuoteRow, wish: PlanWish): Choice {
  const first = dueDateOf(deps, quote, wish)?.firstDueDate ?? quote.firstDueDate;
  const count = quote.paymentInstallments;
  return {
    InvoiceBilling: quote.firstInstallmentDays === null,
    FirstDue: null,
    Plans: first && count ? [planOf(quote, count, first)] : [],
  };
}

function planOf({ grossPremium }: QuoteRow, count: number, first: string): PaymentPlan {
  const dates = dueDates(first, count);
  const amounts = splitAmount(grossPremium!, count);
  return {
    Installments: amounts.map((amount, at) => ({ DueDate: dates[at] ?? first, Amount: Number(amount) })),
  };
}

function decidedOn(quote: QuoteRow, today: string): Omit<PaymentPlans, keyof Choice> {
  const { grossPremium, insuredAmount, expiresAt } = quote;
  return {
    Premium: Number(grossPremium),
    InsurerName: quote.insurerName,
    InsuredAmount: insuredAmount === null ? null : Number(insuredAmount),
    Holder: { Name: quote.holderName, Document: quote.clientDocument },
    Insured: { Name: quote.insuredName, Document: quote.insuredDocument },
    ValidUntil: expiresAt.toISOString(),
    DaysLeft: dayNumber(civilDayOf(expiresAt)) - dayNumber(today),
    AnsweredIn: answeredIn(quote),
  };
}

function answeredIn({ releasedAt, createdAt }: QuoteRow): number | null {
  if (!releasedAt) return null;
  const seconds = Math.max(1, Math.round((releasedAt.getTime() - createdAt.getTime()) / 1000));
  return seconds <= PROMPT_SECONDS ? seconds : null;
}
