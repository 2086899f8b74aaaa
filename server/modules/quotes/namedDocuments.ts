import { documentName } from '../documents/documentName';

/** As quotes and endorsements write it. */
const DOCUMENT_NAME = /^documentName$/i;

/**
 * A record with the names of its documents as documents are kept: a caller that is no browser may have sent one that is
 * a path, hides its extension or shows nothing. What is no text stays, to be refused.
 */
export function namedDocuments(record: unknown): unknown {
  if (Array.isArray(record)) return record.map(namedDocuments);
  if (typeof record !== 'object' || record === null) return record;
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, named(key, value)] as const));
}

const named = (key: string, value: unknown) =>
  DOCUMENT_NAME.test(key) && typeof value === 'string' ? documentName(value) : namedDocuments(value);
