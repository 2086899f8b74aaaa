import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../db/db';
import { documentsReadBy } from '../../access/documents';
import { ownedBy } from '../../access/ownedBy';
import { documents } from '../../db/schema';
import type { Owner } from '../../access/Caller';

/** A stored document with its bytes. */
export type StoredDocument = typeof documents.$inferSelect;

/** Stores a verified document and answers its id. */
export async function insertDocument(db: Db, document: typeof documents.$inferInsert): Promise<string> {
  const [row] = await db.insert(documents).values(document).returning({ id: documents.id });
  if (!row) throw new Error('insert returned no row');
  return row.id;
}

/** The document, if that owner may read it. */
export async function findReadable(db: Db, owner: Owner, id: string): Promise<StoredDocument | undefined> {
  const [row] = await db
    .select()
    .from(documents)
    .where(and(eq(documents.id, id), documentsReadBy(db, owner)));
  return row;
}

/** The document, for a caller who has found out that it may be read. */
export async function findDocument(db: Db, id: string): Promise<StoredDocument | undefined> {
  const [row] = await db.select().from(documents).where(eq(documents.id, id));
  return row;
}

/** Which of `ids` are documents of that owner: a request may only name those. */
export async function ownedDocuments(db: Db, owner: Owner, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .select({ id: documents.id })
    .from(documents)
    .where(and(ownedBy(documents, owner), inArray(documents.id, [...ids])));
  return new Set(rows.map(({ id }) => id));
}
