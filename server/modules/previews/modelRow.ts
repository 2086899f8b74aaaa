import { STATUS } from '../../../contract/statuses/quote';
import type { PreviewedDocument, PrintBody } from '../../../studio/contract/documentPreview';
import type { Environment } from '../../../engine/index';
import { clientOf, factsOf, rate, type Rating } from '../../../engine/rating';
import { firstDueDate } from '../issued/billets/dueDates';
import type { QuotedRow } from '../issued/printing/content/facts';

/** Stands where a request, a proposal or a person would be named. */
export const MODEL = 'MODELO';

const STATUSES = {
  comprovante: STATUS.analysing,
  minuta: STATUS.paymentReady,
  proposta: STATUS.proposalReady,
} as const satisfies Record<PreviewedDocument, number>;

const text = (amount: number | null) =>
  amount === null || !Number.isFinite(amount) ? null : amount.toFixed(2);

/** What comes of the rating; nothing of what is not answered yet. */
function priced(rating: Rating, answers: PrintBody['Answers'], env: Environment) {
  const { insuredAmount, commercialPremium, iof, grossPremium, maxInstallments } = rate(rating, answers, env);
  // Without an amount insured there is a smallest premium all the same, which would be nobody's.
  const isWhole = [insuredAmount, commercialPremium, iof, grossPremium].every(Number.isFinite);
  return {
    commercialPremium: isWhole ? text(commercialPremium) : null,
    iof: isWhole ? text(iof) : null,
    grossPremium: isWhole ? text(grossPremium) : null,
    installments: isWhole && Number.isFinite(maxInstallments) ? maxInstallments : null,
  };
}

/** The choice of payment, of no more installments than the rating offers. */
function chosen({ Installments, Today }: PrintBody, most: number | null) {
  if (Installments === undefined || most === null)
    return { paymentInstallments: null, paymentType: null, firstDueDate: null };
  return {
    paymentInstallments: Math.min(Installments, most),
    paymentType: 1,
    firstDueDate: firstDueDate(Today, null),
  };
}

/** A request that never was, as far as documents tell of one: what the rating makes of the answers. */
export function modelRow(
  rating: Rating,
  body: PrintBody,
  env: Environment,
  holderName: string | null,
  at: Date,
): QuotedRow {
  const { Document: document, Answers: answers } = body;
  const { insuredAmount, ...facts } = factsOf(rating, answers, env);
  const offer = priced(rating, answers, env);
  return {
    ...facts,
    ...offer,
    ...chosen(body, offer.installments),
    identifier: MODEL,
    status: STATUSES[document],
    kind: 'quote',
    policyId: null,
    createdAt: at,
    insurerName: rating.insurer,
    proposalNumber: document === 'proposta' ? MODEL : null,
    proposalReadyAt: document === 'proposta' ? at : null,
    acceptedAt: null,
    clientDocument: clientOf(rating, answers, env) ?? null,
    holderName,
    insuredAmount: text(insuredAmount),
    expiresAt: at,
  };
}
