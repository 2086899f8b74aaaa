import type { FoundQuote } from '../../../../contract/search';
import type { Catalogue } from '../../../../engine/definition';
import { wizardOfCode } from '../../definitions/productStore';
import { hasOffer } from '../../issued/printing/hasOffer';
import type { QuoteFound } from './repository';

export function foundAnswer(quote: QuoteFound, catalogue: Catalogue): FoundQuote {
  return {
    Identifier: quote.identifier,
    QuoteType: quote.product,
    ProductName: wizardOfCode(catalogue, quote.product)?.name ?? quote.product,
    Status: quote.status,
    HolderName: quote.holderName,
    InsuredName: quote.insuredName,
    InsuredDocument: quote.insuredDocument,
    InsuredAmount: amount(quote.insuredAmount),
    GrossPremium: hasOffer(quote) ? amount(quote.grossPremium) : null,
    ...(quote.documentNumber !== null && { DocumentNumber: quote.documentNumber }),
    ...(quote.policyNumber !== null && { PolicyNumber: quote.policyNumber }),
    ValidityStart: quote.validityStart,
    ValidityEnd: quote.validityEnd,
    CreatedAt: quote.createdAt.toISOString(),
    UpdatedAt: quote.updatedAt.toISOString(),
  };
}

const amount = (text: string | null) => (text === null ? null : Number(text));
