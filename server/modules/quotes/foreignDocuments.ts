import type { Db } from '../../db/db';
import type { Owner } from '../../access/Caller';
import type { FieldError } from '../../http/Problem';
import { ownedDocuments } from '../documents/repository';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** The spelling varies by request kind. */
const DOCUMENT_ID = /^documentID$/i;

interface Reference {
  path: string;
  id: string | undefined;
}

/** An error for each document of `record` that is neither the owner's nor among `known`. */
export async function foreignDocuments(
  db: Db,
  owner: Owner,
  record: unknown,
  known: ReadonlySet<string>,
): Promise<FieldError[]> {
  const unknown = documentReferences(record).filter(({ id }) => id === undefined || !known.has(id));
  const owned = await ownedIds(db, owner, idsOf(unknown));
  return unknown
    .filter(({ id }) => id === undefined || !owned.has(id))
    .map(({ path }) => ({ path, code: 'document', message: 'Arquivo não encontrado.' }));
}

/** Which of `ids`, whatever texts they are, name documents of that owner. */
export async function ownedIds(db: Db, owner: Owner, ids: readonly string[]): Promise<Set<string>> {
  return ownedDocuments(
    db,
    owner,
    ids.filter((id) => UUID.test(id)),
  );
}

export function documentIds(record: unknown): Set<string> {
  return new Set(idsOf(documentReferences(record)));
}

const idsOf = (references: readonly Reference[]) =>
  references.flatMap(({ id }) => (id === undefined ? [] : [id]));

function documentReferences(value: unknown, path = ''): Reference[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const at = path ? `${path}.${key}` : key;
    if (!DOCUMENT_ID.test(key)) return documentReferences(inner, at);
    return [{ path: at, id: typeof inner === 'string' ? inner : undefined }];
  });
}
