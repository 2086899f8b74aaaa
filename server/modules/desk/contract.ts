import { LINK_FLOWS } from '../people/executive-links/linkToken';
import type { LinkFlow } from '../people/executive-links/linkToken';
import { identifierQuery } from '../quotes/contract';

export const PAGE_SIZE = 10;

const page = { type: 'integer', minimum: 1, maximum: 100_000, default: 1 } as const;
const { identifier } = identifierQuery.properties;
const seen = { type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER } as const;
/** R$ before tax; what the quotes table holds. */
const premium = { type: 'number', exclusiveMinimum: 0, maximum: 9_999_999_999.99 } as const;
const notBlank = '\\S';

/** Query of GET /desk/quotes; what is left out does not narrow. */
export interface ListQuery {
  text?: string;
  /** 1 to 9. */
  status?: number;
  /** Product code of the catalogue. */
  product?: string;
  page: number;
}

export const listQuery = {
  type: 'object',
  properties: {
    text: { type: 'string', maxLength: 100 },
    status: { type: 'integer', minimum: 1, maximum: 9 },
    product: { type: 'string', pattern: '^[A-Z]{2,5}$' },
    page,
  },
} as const;

/** Query of GET /desk/quote/price. */
export interface PriceQuery {
  identifier: string;
  commercialPremium: number;
}

export const priceQuery = {
  type: 'object',
  required: ['identifier', 'commercialPremium'],
  properties: { identifier, commercialPremium: premium },
} as const;

/** Query of GET /desk/quote/document. */
export interface FileQuery {
  identifier: string;
  documentId: string;
}

export const fileQuery = {
  type: 'object',
  required: ['identifier', 'documentId'],
  properties: { identifier, documentId: { type: 'string', format: 'uuid' } },
} as const;

const seenRequest = { identifier, seen };

/** Body of POST /desk/quote/ready and /desk/quote/issue. */
export const decisionBody = {
  type: 'object',
  additionalProperties: false,
  required: ['identifier', 'seen'],
  properties: seenRequest,
} as const;

export const MAX_REASON = 1000;

/** Body of POST /desk/quote/approve. */
export const approvalBody = {
  type: 'object',
  additionalProperties: false,
  required: ['identifier', 'seen', 'commercialPremium', 'maxInstallments', 'insurerName'],
  properties: {
    ...seenRequest,
    commercialPremium: premium,
    maxInstallments: { type: 'integer', minimum: 1, maximum: 99 },
    insurerName: { type: 'string', maxLength: 120, pattern: notBlank },
    premiumReason: { type: ['string', 'null'], maxLength: MAX_REASON },
  },
} as const;

/** Body of POST /desk/quote/deny. */
export const denialBody = {
  type: 'object',
  additionalProperties: false,
  required: ['identifier', 'seen', 'reason'],
  properties: { ...seenRequest, reason: { type: 'string', maxLength: MAX_REASON, pattern: notBlank } },
} as const;

/** Which links are listed: those that open something, those whose days are over, those that were revoked. */
export const LINK_STATES = ['active', 'expired', 'revoked'] as const;
export type LinkState = (typeof LINK_STATES)[number];

/** Query of GET /desk/links. */
export interface LinksQuery {
  state?: LinkState;
  page: number;
}

export const linksQuery = {
  type: 'object',
  properties: { state: { type: 'string', enum: LINK_STATES }, page },
} as const;

/** Body of POST /desk/links. */
export interface LinkBody {
  clientDocument: string;
  flow: LinkFlow;
}

export const linkBody = {
  type: 'object',
  additionalProperties: false,
  required: ['clientDocument', 'flow'],
  properties: {
    clientDocument: { type: 'string', pattern: '^[0-9A-Z]{12}[0-9]{2}$' },
    flow: { type: 'string', enum: LINK_FLOWS },
  },
} as const;

/** Query of DELETE /desk/links. */
export interface LinkQuery {
  id: string;
}

export const linkQuery = {
  type: 'object',
  required: ['id'],
  properties: { id: { type: 'string', format: 'uuid' } },
} as const;
