import { wizardOfCode } from '../../definitions/productStore';
import type { Catalogue } from '../../../../engine/definition/catalogue';
import { isOffered } from '../../../../contract/statuses/quote';
import type { FoundQuote } from './repository';

export const PAGE_SIZE = 10;

/** Query of GET /quotes/search; what is left out does not narrow. */
export interface SearchQuery {
  text?: string;
  /** 1 to 9; 10 to 12 are those of endorsements (specification 1 §4). */
  status?: number;
  /** Product code of the catalogue. */
  product?: string;
  /** Civil dates of the request, both included. */
  from?: string;
  to?: string;
  page: number;
}

/** A day that people file requests on; a mistyped year is no reason to ask the database. */
const civilDate = { type: 'string', format: 'date', pattern: '^(19|20|21)' } as const;

export const searchQuery = {
  type: 'object',
  properties: {
    text: { type: 'string', maxLength: 100 },
    status: { type: 'integer', minimum: 1, maximum: 12 },
    product: { type: 'string', pattern: '^[A-Z]{2,5}$' },
    from: civilDate,
    to: civilDate,
    page: { type: 'integer', minimum: 1, maximum: 100_000, default: 1 },
  },
} as const;

/** One request in a list. Money in R$, validity as civil dates, times as ISO instants. */
export function foundAnswer(quote: FoundQuote, catalogue: Catalogue) {
  return {
    Identifier: quote.identifier,
    QuoteType: quote.product,
    ProductName: wizardOfCode(catalogue, quote.product)?.name ?? quote.product,
    Status: quote.status,
    HolderName: quote.holderName,
    InsuredName: quote.insuredName,
    InsuredDocument: quote.insuredDocument,
    InsuredAmount: amount(quote.insuredAmount),
    GrossPremium: isOffered(quote.status) ? amount(quote.grossPremium) : null,
    ValidityStart: quote.validityStart,
    ValidityEnd: quote.validityEnd,
    CreatedAt: quote.createdAt.toISOString(),
    UpdatedAt: quote.updatedAt.toISOString(),
  };
}

const amount = (text: string | null) => (text === null ? null : Number(text));
