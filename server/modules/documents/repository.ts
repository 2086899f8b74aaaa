import { and, asc, count, eq, gt, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { Db } from '../../db/db';
import { documentsReadBy } from '../../access/documents';
import { ownedBy } from '../../access/ownedBy';
import { documents } from '../../db/schema';
import type { Owner } from '../../access/Caller';
import type { DocumentPlace } from '../../documentsConfig';

export type StoredDocument = typeof documents.$inferSelect;

export async function insertDocument(db: Db, document: typeof documents.$inferInsert): Promise<string> {
  const [row] = await db.insert(documents).values(document).returning({ id: documents.id });
  if (!row) throw new Error('insert returned no row');
  return row.id;
}

export async function mayRead(db: Db, owner: Owner, id: string): Promise<boolean> {
  const rows = await db
    .select({ id: documents.id })
    .from(documents)
    .where(and(eq(documents.id, id), documentsReadBy(db, owner)));
  return rows.length > 0;
}

/** The document, for a caller who has found out that it may be read. */
export async function findDocument(db: Db, id: string): Promise<StoredDocument | undefined> {
  const [row] = await db.select().from(documents).where(eq(documents.id, id));
  return row;
}

export async function ownedDocuments(db: Db, owner: Owner, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .select({ id: documents.id })
    .from(documents)
    .where(and(ownedBy(documents, owner), inArray(documents.id, [...ids])));
  return new Set(rows.map(({ id }) => id));
}

const BATCH = 100;
const NONE = '00000000-0000-0000-0000-000000000000';

export async function* documentsElsewhere(db: Db, place: DocumentPlace) {
  const { id, sha256, content } = documents;
  const elsewhere = place === 'bucket' ? isNotNull(content) : isNull(content);
  for (let after: string | undefined = NONE; after !== undefined;) {
    const rows: Pick<StoredDocument, 'id' | 'sha256'>[] = await db
      .select({ id, sha256 })
      .from(documents)
      .where(and(elsewhere, gt(id, after)))
      .orderBy(asc(id))
      .limit(BATCH);
    yield rows;
    after = rows.length < BATCH ? undefined : rows.at(-1)?.id;
  }
}

/** The document, which nobody else moves until the transaction ends; whoever names it in a request does not wait. */
export async function lockDocument(tx: Db, id: string) {
  const { sha256, content } = documents;
  const [row] = await tx
    .select({ id: documents.id, sha256, content })
    .from(documents)
    .where(eq(documents.id, id))
    .for('no key update');
  return row;
}

/** Null = it is in the bucket. */
export async function setContent(tx: Db, id: string, content: Buffer | null): Promise<void> {
  await tx.update(documents).set({ content }).where(eq(documents.id, id));
}

export async function countPlaces(db: Db): Promise<Record<DocumentPlace, number>> {
  const [row] = await db.select({ all: count(), database: count(documents.content) }).from(documents);
  const { all, database } = row!;
  return { database, bucket: all - database };
}
