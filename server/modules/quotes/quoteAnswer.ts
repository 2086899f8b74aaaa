import { answersOf, type Session, summarise } from '../../../engine/index';
import type { Catalogue } from '../../../engine/definition';
import { billetStatus, isOpen } from '../issued/billets/billetStatus';
import type { RefundRow, BilletRow, EndorsementRow, PolicyRow, QuoteRow } from '../../db/schema';
import { wizardOfCode } from '../definitions/productStore';
import type { Settings } from '../../config';
import { lineOf } from '../issued/billets/boleto';
import { refundAnswer } from '../issued/refunds/refundAnswer';
import { pixOf } from '../issued/billets/pixOf';
import { hasPassed } from '../issued/billets/dueDates';
import { expiryOf } from './expiry';
import { validityEnded } from './emission/demandValidity';
import { isWithoutPayment } from './emission/withoutPayment';
import { pascalKeys } from './pascalKeys';
import type { OpenCorrection } from '../../../contract/corrections';
import type { Endorsement } from '../../../contract/quotes';
import type { Netting } from '../../../engine/rating';
import { hasOffer } from '../issued/printing/hasOffer';
import { STATUS } from '../../../contract/statuses/quote';

export interface QuoteSurroundings {
  catalogue: Catalogue;
  session: Session;
  today: string;
  atDesk: boolean;
  invoiceBilling: boolean;
  billing: Settings['billing'];
  issued: { policy: PolicyRow; billets: readonly BilletRow[] } | null;
  before?: QuoteRow | undefined;
  netted: Netting | undefined;
  correction: OpenCorrection | undefined;
  endorsed: {
    endorsement: EndorsementRow;
    billets: readonly BilletRow[];
    refund?: RefundRow | undefined;
    offBillets: number;
    undone: { At: string; Reason: string | null } | null;
  } | null;
}

/**
 * The quotation of specification 2 §3: the record's blocks under capitalised names, and beside it `Record` as it
 * was registered, `Answers` in the paths of `Definition`, its hash, and `Summary`, the answers as they are printed.
 * Money in R$, times as ISO instants, dates YYYY-MM-DD.
 */
export function quoteAnswer(quote: QuoteRow, around: QuoteSurroundings) {
  const entry = wizardOfCode(around.catalogue, quote.product);
  return {
    ...(pascalKeys(quote.record) as Record<string, unknown>),
    Identifier: quote.identifier,
    QuoteType: quote.product,
    Status: quote.status,
    Product: { Name: entry?.name ?? quote.product, Wizard: entry?.wizard ?? null },
    Definition: quote.definitionHash,
    Record: quote.record,
    Answers: answersOf(around.session),
    Summary: summarise(around.session),
    ClientIsNominated: quote.clientIsNominated,
    CreatedAt: quote.createdAt.toISOString(),
    AnalysisReason: quote.analysisReason,
    Quote: around.atDesk || hasOffer(quote) ? offerAnswer(quote, around) : null,
    Proposal: proposalAnswer(quote, around.today),
    Policy: policyAnswer(around),
    ...(quote.kind === 'endorsement' && { Endorsement: endorsementAnswer(quote, around) }),
    ...(around.correction && { Correction: around.correction }),
    QuoteDenied: quote.deniedAt
      ? { DeniedAt: quote.deniedAt.toISOString(), Reason: quote.deniedReason }
      : null,
  };
}

/** `CreatedAt` is the release, `ExpiredAt` 30 days later; before the release, the request's own dates. */
function offerAnswer(quote: QuoteRow, { invoiceBilling, today, before, netted }: QuoteSurroundings) {
  const { grossPremium, insurerName, installments } = quote;
  if (grossPremium === null || insurerName === null || installments === null) return null;
  const releasedAt = quote.releasedAt ?? quote.createdAt;
  const ended = validityEnded(quote, today);
  return {
    ProductId: quote.productId,
    GrossPremium: Number(grossPremium),
    CommercialPremium: Number(quote.commercialPremium),
    IOF: Number(quote.iof),
    InsurerName: insurerName,
    MaxInstallments: installments,
    InvoiceBilling: invoiceBilling,
    ExpiredAt: expiryOf(releasedAt).toISOString(),
    CreatedAt: releasedAt.toISOString(),
    ...(ended !== undefined && { ValidityEnded: ended }),
    ...(before && {
      RatedAgain: { GrossPremium: Number(before.grossPremium), Start: quote.validityStart ?? today },
    }),
    ...(netted && { Netted: netted }),
  };
}

/**
 * From the choice of payment on: the number from status 6 on, `ExpiredAt` 30 days after the proposal was ready,
 * `AsksDueDate` where a new first due date must be chosen.
 */
function proposalAnswer(quote: QuoteRow, today: string) {
  const { paymentAt, proposalReadyAt, firstInstallmentDays, firstDueDate } = quote;
  const { paymentType, paymentInstallments } = quote;
  if (!paymentAt || !firstDueDate || paymentType === null || paymentInstallments === null) return null;
  const isReady = quote.status === STATUS.proposalReady;
  return {
    Number: quote.proposalNumber,
    ReadyAt: proposalReadyAt?.toISOString() ?? null,
    AcceptedAt: quote.acceptedAt?.toISOString() ?? null,
    ExpiredAt: proposalReadyAt ? expiryOf(proposalReadyAt).toISOString() : null,
    AsksDueDate: isReady && firstInstallmentDays !== null && hasPassed(firstDueDate, today),
    Request: {
      Payment: {
        PaymentType: paymentType,
        Installments: paymentInstallments,
        FirstInstallmentDueDateDelay: firstInstallmentDays,
        FirstInstallmentDueDate: firstDueDate,
      },
    },
  };
}

function policyAnswer({ issued, ...around }: QuoteSurroundings) {
  if (!issued) return null;
  const { policy, billets } = issued;
  return {
    Code: policy.id,
    Number: policy.number,
    IssuedAt: policy.issuedAt.toISOString(),
    Billets: billetAnswers(billets, around),
  };
}

function billetAnswers(billets: readonly BilletRow[], around: Pick<QuoteSurroundings, 'today' | 'billing'>) {
  return billets.map((billet) => ({
    BillingId: billet.id,
    Installment: billet.installment,
    Installments: billet.installments,
    DueDate: billet.dueDate,
    Amount: Number(billet.amount),
    Status: billetStatus(billet, around.today),
    Line: isOpen(billet) ? lineOf(billet.barCode) : null,
    Pix: pixOf(around, billet),
  }));
}

function endorsementAnswer(quote: QuoteRow, { endorsed, ...around }: QuoteSurroundings): Endorsement {
  const isIssued = quote.status === STATUS.endorsementIssued;
  return {
    PolicyId: quote.policyId,
    DocumentNumber: quote.documentNumber,
    // Before an offer the premium is not known.
    IsWithoutPayment: hasOffer(quote) && isWithoutPayment(quote),
    IsWithPerson: quote.status === STATUS.endorsementAnalysing && quote.rating !== null,
    Issued: isIssued
      ? {
          Code: endorsed?.endorsement.id ?? null,
          Number: endorsed?.endorsement.number ?? quote.issuedNumber,
          IssuedAt: (endorsed?.endorsement.issuedAt ?? quote.updatedAt).toISOString(),
          Undone: endorsed?.undone ?? null,
          Billets: billetAnswers(endorsed?.billets ?? [], around),
          OffBillets: endorsed?.offBillets ?? 0,
          Refund: endorsed?.refund ? refundAnswer(endorsed.refund) : null,
        }
      : null,
  };
}
