import type { QuoteRow } from '../../../db/schema';
import type { Deps } from '../../../deps';
import { wizardOfCode } from '../../definitions/productStore';
import { modalityOf } from '../../issued/policies/modalityOf';
import type { NewPolicy } from '../../issued/policies/repository';
import { statedTerms } from '../../issued/policies/stateOfQuote';
import { refuseQuote } from '../problems';

export interface PolicyTerms extends Omit<NewPolicy, 'id' | 'number' | 'issuedAt'> {
  /** SUSEP's four digits of the line of business. */
  branch: string;
  billing: { paymentType: number; installments: number; firstDueDate: string };
}

export async function policyTerms(deps: Pick<Deps, 'products'>, quote: QuoteRow): Promise<PolicyTerms> {
  const product = await deps.products.ofHash(quote.definitionHash);
  return {
    ...(await statedTerms(deps, quote)),
    modality: modalityOfQuote(deps, quote),
    branch: given(product?.rating?.branch),
    billing: billingOf(quote),
    proposalNumber: given(quote.proposalNumber),
    quoteId: quote.id,
    ownerUid: quote.ownerUid,
    product: quote.product,
    insurerName: given(quote.insurerName),
    clientDocument: quote.clientDocument,
    holderName: quote.holderName,
    insuredName: quote.insuredName,
    insuredDocument: quote.insuredDocument,
    insuredAmount: given(quote.insuredAmount),
    validityStart: given(quote.validityStart),
    validityEnd: given(quote.validityEnd),
    commercialPremium: given(quote.commercialPremium),
    iof: given(quote.iof),
    grossPremium: given(quote.grossPremium),
  };
}

function modalityOfQuote(
  { products: { catalogue } }: Pick<Deps, 'products'>,
  quote: QuoteRow,
): string | null {
  const entry = wizardOfCode(catalogue, quote.product);
  return (entry && modalityOf(catalogue, entry.wizard, quote.answers)?.id) ?? null;
}

export function billingOf({ paymentType, paymentInstallments, firstDueDate }: QuoteRow) {
  return {
    paymentType: given(paymentType),
    installments: given(paymentInstallments),
    firstDueDate: given(firstDueDate),
  };
}

function given<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw refuseQuote('NOT_ISSUABLE');
  return value;
}
