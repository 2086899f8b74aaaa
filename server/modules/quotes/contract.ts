import type { Catalogue, WizardEntry } from '../../../engine/definition/catalogue';
import { wizardOfCode } from '../definitions/productStore';
import { pascalKeys } from './pascalKeys';
import type { QuoteRow } from './repository';

const definition = { type: 'string', pattern: '^[0-9a-f]{64}$' } as const;

/** Body of a registration: the product's block, and optionally the definition it was filled under. */
export function registrationBody({ block }: WizardEntry) {
  return {
    type: 'object',
    additionalProperties: false,
    required: [block],
    properties: { [block]: { type: 'object' }, definition },
  };
}

/** Body of PUT /quote/edit: the identifier and the block of its product. */
export interface EditBody {
  request: { identifier: string; definition?: string } & Record<string, unknown>;
}

export function editBody({ wizards }: Catalogue) {
  const blocks = wizards.map(({ block }) => [block, { type: 'object' }]);
  return {
    type: 'object',
    additionalProperties: false,
    required: ['request'],
    properties: {
      request: {
        type: 'object',
        additionalProperties: false,
        required: ['identifier'],
        properties: {
          ...Object.fromEntries(blocks),
          identifier: { type: 'string', minLength: 1, maxLength: 40 },
          definition,
        },
      },
    },
  };
}

/** Query of the calls about one quote. */
export interface IdentifierQuery {
  identifier: string;
}

export const identifierQuery = {
  type: 'object',
  required: ['identifier'],
  properties: { identifier: { type: 'string', minLength: 1, maxLength: 40 } },
} as const;

/** Query of DELETE /quote/delete. */
export interface DeleteQuery extends IdentifierQuery {
  clientEmail?: string;
}

export const deleteQuery = {
  type: 'object',
  required: ['identifier'],
  properties: { ...identifierQuery.properties, clientEmail: { type: 'string', maxLength: 320 } },
} as const;

/** What a registration or a change is answered with. */
export function registrationAnswer({ identifier }: QuoteRow) {
  return {
    Title: 'Recebemos sua solicitação',
    Message: 'Em breve ela aparecerá em Status da Solicitação.',
    Identifier: identifier,
  };
}

/**
 * The quotation of specification 2 §3: the record's blocks under capitalised names, and beside it `Record` as it
 * was registered and `Definition`, the hash of what it is read with. Money in R$, times as ISO instants.
 */
export function quoteAnswer(quote: QuoteRow, catalogue: Catalogue) {
  const entry = wizardOfCode(catalogue, quote.product);
  return {
    ...(pascalKeys(quote.record) as Record<string, unknown>),
    Identifier: quote.identifier,
    QuoteType: quote.product,
    Status: quote.status,
    Product: { Name: entry?.name ?? quote.product, Wizard: entry?.wizard ?? null },
    Definition: quote.definitionHash,
    Record: quote.record,
    ClientIsNominated: quote.clientIsNominated,
    CreatedAt: quote.createdAt.toISOString(),
    Quote: premiumAnswer(quote),
    Proposal: null,
    QuoteDenied: quote.deniedAt
      ? { DeniedAt: quote.deniedAt.toISOString(), Reason: quote.deniedReason }
      : null,
  };
}

function premiumAnswer(quote: QuoteRow) {
  if (quote.grossPremium === null) return null;
  return {
    ProductId: quote.productId,
    GrossPremium: Number(quote.grossPremium),
    CommercialPremium: Number(quote.commercialPremium),
    IOF: Number(quote.iof),
    InsurerName: quote.insurerName,
    MaxInstallments: quote.installments,
    ExpiredAt: quote.expiresAt.toISOString(),
    CreatedAt: quote.createdAt.toISOString(),
  };
}
