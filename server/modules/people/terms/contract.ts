import type { Terms } from './terms';

/** Body of POST /user/termsofservice/AceptLastVersion. */
export interface AcceptBody {
  /** What the browser believes; the server records the address that it sees itself (decision 47). */
  ipAddress?: string | null;
  /** The version that was on the screen; without it the one in force is meant. */
  version?: string;
}

export const acceptBody = {
  type: ['object', 'null'],
  additionalProperties: false,
  properties: {
    ipAddress: { type: 'string', nullable: true, maxLength: 100 },
    version: { type: 'string', maxLength: 20 },
  },
} as const;

/** Query of GET /termsofservice/document. */
export interface TermsDocumentQuery {
  base64: boolean;
}

export const termsDocumentQuery = {
  type: 'object',
  properties: { base64: { type: 'boolean', default: false } },
} as const;

/** The text as the portal shows it; sections keep the casing of the specification's entity. */
export function termsAnswer({ version, publishedOn, hash, sections }: Terms) {
  return { Version: version, PublishedOn: publishedOn, Hash: hash, Sections: sections };
}
