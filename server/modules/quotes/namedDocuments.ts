import { documentName } from '../documents/documentName';

/** The spelling varies by request kind. */
const DOCUMENT_NAME = /^documentName$/i;

/**
 * Cleans the document names of a record: a client may send a path, a hidden extension or an empty name. A value
 * that is no text stays, to be refused later.
 */
export function namedDocuments(record: unknown): unknown {
  if (Array.isArray(record)) return record.map(namedDocuments);
  if (typeof record !== 'object' || record === null) return record;
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, named(key, value)] as const));
}

const named = (key: string, value: unknown) =>
  DOCUMENT_NAME.test(key) && typeof value === 'string' ? documentName(value) : namedDocuments(value);
