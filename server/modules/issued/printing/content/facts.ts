import { DOCUMENT_FACTS, type DocumentFact, type DocumentFacts } from '../../../../../engine/definition';
import { billetLabels } from '../../../../../contract/statuses/billet';
import { billetStatus, isOpen } from '../../billets/billetStatus';
import { hasOffer } from '../hasOffer';
import { isTaken, statusLabel } from '../../../../../contract/statuses/quote';
import type { BilletRow, EndorsementRow, PolicyRow, PolicyState, QuoteRow } from '../../../../db/schema';
import { words } from './words';

type Facts = Partial<Record<DocumentFact, string>>;

export function factsOf(given: Facts): DocumentFacts {
  return Object.fromEntries(DOCUMENT_FACTS.map((name) => [name, given[name] ?? ''])) as DocumentFacts;
}

export type QuotedRow = Party &
  Pick<
    QuoteRow,
    | 'identifier'
    | 'status'
    | 'kind'
    | 'policyId'
    | 'createdAt'
    | 'insurerName'
    | 'proposalNumber'
    | 'proposalReadyAt'
    | 'acceptedAt'
    | 'commercialPremium'
    | 'iof'
    | 'grossPremium'
    | 'expiresAt'
    | 'installments'
    | 'paymentInstallments'
    | 'paymentType'
    | 'firstDueDate'
  >;

/** A quote's facts, without a premium that a person still reviews or that was refused. */
export function quoteFacts(quote: QuotedRow): Facts {
  return {
    identifier: quote.identifier,
    status: statusLabel(quote.status, quote.kind) ?? '',
    createdAt: words.moment(quote.createdAt),
    insurer: quote.insurerName ?? '',
    proposalNumber: quote.proposalNumber ?? '',
    proposalReadyAt: words.moment(quote.proposalReadyAt),
    acceptedAt: words.moment(quote.acceptedAt),
    ...partyFacts(quote),
    ...(hasOffer(quote) ? offerFacts(quote) : {}),
  };
}

export function policyFacts(policy: PolicyRow): Facts {
  return {
    policyNumber: policy.number,
    proposalNumber: policy.proposalNumber,
    insurer: policy.insurerName,
    issuedAt: words.moment(policy.issuedAt),
    ...partyFacts(policy),
    ...premiumFacts(policy),
  };
}

const told = {
  validityEnd: ({ validityEnd }: PolicyState) => words.date(validityEnd),
  insuredAmount: ({ insuredAmount }: PolicyState) => words.money(insuredAmount),
  contractValue: ({ contractValue }: PolicyState) => words.money(contractValue),
  insuredName: ({ insuredName }: PolicyState) => insuredName ?? '',
  insuredDocument: ({ insuredDocument }: PolicyState) => words.taxId(insuredDocument),
  insuredPlace: ({ insuredPlace }: PolicyState) => words.place(insuredPlace),
  objectText: ({ objectText }: PolicyState) => objectText ?? '',
  coverageFine: ({ coverageFine }: PolicyState) => words.flag(coverageFine),
  coverageLabor: ({ coverageLabor }: PolicyState) => words.flag(coverageLabor),
  civilWork: ({ civilWork }: PolicyState) => words.flag(civilWork),
} as const;

/** The facts of an issued endorsement: only what changed from `before`. */
export function endorsementFacts(policy: PolicyRow, endorsement: EndorsementRow, before: PolicyState): Facts {
  const { state, rule, grossPremium } = endorsement;
  const changed = (say: (state: PolicyState) => string) => (say(state) === say(before) ? '' : say(state));
  const was = (say: (state: PolicyState) => string) => (changed(say) ? say(before) || words.undefined : '');
  const total = Number(grossPremium);
  return {
    policyNumber: policy.number,
    endorsementNumber: endorsement.number,
    endorsementType: rule.title,
    effectiveOn: words.date(endorsement.effectiveOn),
    proposalNumber: endorsement.proposalNumber ?? '',
    insurer: policy.insurerName,
    issuedAt: words.moment(endorsement.issuedAt),
    ...partyFacts({ ...policy, ...state }),
    validityEndBefore: was(told.validityEnd),
    insuredAmountBefore: was(told.insuredAmount),
    contractValueBefore: was(told.contractValue),
    contractValue: told.contractValue(state),
    insuredBefore: was(told.insuredName),
    insuredDocumentBefore: was(told.insuredDocument),
    insuredPlaceBefore: was(told.insuredPlace),
    insuredPlace: told.insuredPlace(state),
    objectText: changed(told.objectText),
    coverageFine: changed(told.coverageFine),
    coverageLabor: changed(told.coverageLabor),
    civilWork: changed(told.civilWork),
    cancelledOn: state.cancelledAt === null ? '' : words.date(endorsement.effectiveOn),
    ...(total === 0 ? {} : premiumFacts(endorsement)),
    refund: refundOf(grossPremium),
  };
}

export function billetFacts(billet: BilletRow, today: string, amountBefore: string | null): Facts {
  const status = billetStatus(billet, today);
  return {
    installment: `${billet.installment} de ${billet.installments}`,
    amount: words.money(billet.amount),
    dueDate: words.date(billet.dueDate),
    status: billetLabels[status],
    overdueSince: status === 'Expired' ? words.date(billet.dueDate) : '',
    paidAt: words.day(billet.paidAt),
    cancelledOnBillet: words.day(billet.cancelledAt),
    loweredFrom: amountBefore === null || !isOpen(billet) ? '' : words.money(amountBefore),
  };
}

type Party = Pick<
  QuoteRow,
  | 'clientDocument'
  | 'holderName'
  | 'insuredName'
  | 'insuredDocument'
  | 'insuredAmount'
  | 'validityStart'
  | 'validityEnd'
>;

function partyFacts(party: Party): Facts {
  return {
    holderName: party.holderName ?? '',
    holderDocument: words.taxId(party.clientDocument),
    insuredName: party.insuredName ?? '',
    insuredDocument: words.taxId(party.insuredDocument),
    insuredAmount: words.money(party.insuredAmount),
    validityStart: words.date(party.validityStart),
    validityEnd: words.date(party.validityEnd),
  };
}

function premiumFacts(premium: Pick<QuoteRow, 'commercialPremium' | 'iof' | 'grossPremium'>): Facts {
  return {
    commercialPremium: words.money(premium.commercialPremium),
    iof: words.money(premium.iof),
    grossPremium: words.money(premium.grossPremium),
  };
}

function offerFacts(quote: QuotedRow): Facts {
  return {
    ...premiumFacts(quote),
    refund: refundOf(quote.grossPremium),
    expiresAt: isTaken(quote.status) ? '' : words.day(quote.expiresAt),
    installments: installmentsText(quote),
    payment: paymentText(quote),
  };
}

function refundOf(premium: string | null): string {
  return Number(premium) < 0 ? words.money(String(-Number(premium))) : '';
}

function installmentsText({ paymentInstallments, installments }: QuotedRow): string {
  const count = paymentInstallments ?? installments ?? 1;
  if (count === 1) return 'À vista';
  return paymentInstallments === null ? `Em até ${count} parcelas` : `${count} parcelas`;
}

function paymentText({ paymentType, firstDueDate }: QuotedRow): string {
  if (paymentType === null || firstDueDate === null) return '';
  return `${paymentType === 5 ? 'Fatura' : 'Boleto'}, primeiro vencimento em ${words.date(firstDueDate)}`;
}
