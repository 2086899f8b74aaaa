import { STATUS } from '../../../contract/statuses/quote';
import type { PreviewedDocument, PrintBody } from '../../../studio/contract/documentPreview';
import type { Environment } from '../../../engine/index';
import { clientOf, factsOf, rate, type Rating } from '../../../engine/rating';
import { firstDueDate } from '../issued/billets/dueDates';
import type { QuotedRow } from '../issued/printing/content/facts';

const MODEL = 'MODELO';

const STATUSES = {
  comprovante: STATUS.analysing,
  minuta: STATUS.paymentReady,
  proposta: STATUS.proposalReady,
} as const satisfies Record<PreviewedDocument, number>;

const text = (amount: number | null) =>
  amount === null || !Number.isFinite(amount) ? null : amount.toFixed(2);

function priced(rating: Rating, answers: PrintBody['Answers'], env: Environment) {
  const { insuredAmount, commercialPremium, iof, grossPremium, maxInstallments } = rate(rating, answers, env);
  // The smallest premium is rated even without an insured amount: do not show it.
  const isWhole = [insuredAmount, commercialPremium, iof, grossPremium].every(Number.isFinite);
  return {
    commercialPremium: isWhole ? text(commercialPremium) : null,
    iof: isWhole ? text(iof) : null,
    grossPremium: isWhole ? text(grossPremium) : null,
    installments: isWhole && Number.isFinite(maxInstallments) ? maxInstallments : null,
  };
}

function chosen({ Installments, Today }: Pick<PrintBody, 'Installments' | 'Today'>, most: number | null) {
  if (Installments === undefined || most === null)
    return { paymentInstallments: null, paymentType: null, firstDueDate: null };
  return {
    paymentInstallments: Math.min(Installments, most),
    paymentType: 1,
    firstDueDate: firstDueDate(Today, null),
  };
}

export function modelRow(
  rating: Rating,
  body: Pick<PrintBody, 'Document' | 'Answers' | 'Today' | 'Installments'>,
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
