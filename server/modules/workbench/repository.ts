import { and, desc, eq, inArray, lt, ne, sql } from 'drizzle-orm';
import type { Db } from '../../db/db';
import { auditLog, definitionDraftFiles, definitionDrafts, definitionPreviews, users } from '../../db/schema';

const files = definitionDraftFiles;

export type DraftRow = typeof definitionDrafts.$inferSelect & { author: string | null };
export type FileRow = typeof files.$inferSelect & { author: string | null };

export const DISCARD = 'definition-draft.discard';

export async function listDrafts(db: Db): Promise<(DraftRow & { files: string[] })[]> {
  const changed = sql<
    string[]
  >`array(select file from definition_draft_files where draft_id = ${definitionDrafts.id} order by file)`;
  const rows = await db
    .select({ draft: definitionDrafts, author: users.name, files: changed })
    .from(definitionDrafts)
    .leftJoin(users, eq(users.uid, definitionDrafts.authorUid))
    .orderBy(desc(definitionDrafts.updatedAt));
  return rows.map(({ draft, ...rest }) => ({ ...draft, ...rest }));
}

export async function insertDraft(
  db: Db,
  draft: Pick<DraftRow, 'name' | 'authorUid' | 'createdAt'>,
): Promise<string> {
  const values = { ...draft, updatedAt: draft.createdAt };
  const [row] = await db.insert(definitionDrafts).values(values).returning({ id: definitionDrafts.id });
  if (!row) throw new Error('insert returned no row');
  return row.id;
}

/** Locks a draft until the transaction ends, so that its files are saved one after the other. */
export async function lockDraft(db: Db, id: string): Promise<{ authorUid: string | null } | undefined> {
  const [row] = await db
    .select({ authorUid: definitionDrafts.authorUid })
    .from(definitionDrafts)
    .where(eq(definitionDrafts.id, id))
    .for('update');
  return row;
}

export async function touchDraft(db: Db, id: string, updatedAt: Date): Promise<void> {
  await db.update(definitionDrafts).set({ updatedAt }).where(eq(definitionDrafts.id, id));
}

export async function deleteDraft(db: Db, id: string): Promise<void> {
  await db.delete(definitionDrafts).where(eq(definitionDrafts.id, id));
}

export async function findDiscard(
  db: Db,
  subject: string,
): Promise<{ who: string | null; at: Date } | undefined> {
  const [row] = await db
    .select({ who: users.name, at: auditLog.at })
    .from(auditLog)
    .leftJoin(users, eq(users.uid, auditLog.actorUid))
    .where(and(eq(auditLog.subject, subject), eq(auditLog.action, DISCARD)));
  return row;
}

export async function listFiles(db: Db, draftId: string): Promise<FileRow[]> {
  const rows = await db
    .select({ row: files, author: users.name })
    .from(files)
    .leftJoin(users, eq(users.uid, files.authorUid))
    .where(eq(files.draftId, draftId));
  return rows.map(({ row, author }) => ({ ...row, author }));
}

export async function listRivals(db: Db, draftId: string, names: readonly string[]) {
  if (names.length === 0) return [];
  return db
    .select({ file: files.file, draft: definitionDrafts.name, author: users.name })
    .from(files)
    .innerJoin(definitionDrafts, eq(definitionDrafts.id, files.draftId))
    .leftJoin(users, eq(users.uid, files.authorUid))
    .where(and(ne(files.draftId, draftId), inArray(files.file, [...names])));
}

/** Overwrites a file of a draft. Its base stays the first one, unless `isPutOn` moves it to `row.baseHash`. */
export async function writeFile(db: Db, row: typeof files.$inferInsert, isPutOn: boolean): Promise<void> {
  const { draftId: _draft, file: _file, baseHash, ...rest } = row;
  const set = isPutOn ? { ...rest, baseHash } : rest;
  await db
    .insert(files)
    .values(row)
    .onConflictDoUpdate({ target: [files.draftId, files.file], set });
}

export async function dropFile(db: Db, draftId: string, file: string): Promise<void> {
  await db.delete(files).where(and(eq(files.draftId, draftId), eq(files.file, file)));
}

/** Extends a stored module's life; false where there is none. */
export async function keepPreview(db: Db, hash: string, createdAt: Date): Promise<boolean> {
  const kept = db.update(definitionPreviews).set({ createdAt }).where(eq(definitionPreviews.hash, hash));
  return (await kept.returning({ hash: definitionPreviews.hash })).length > 0;
}

export async function insertPreview(
  db: Db,
  row: typeof definitionPreviews.$inferInsert,
  until: Date,
): Promise<void> {
  await db.delete(definitionPreviews).where(lt(definitionPreviews.createdAt, until));
  await db.insert(definitionPreviews).values(row).onConflictDoNothing();
}

export async function findPreview(db: Db, hash: string): Promise<string | undefined> {
  const [row] = await db.select().from(definitionPreviews).where(eq(definitionPreviews.hash, hash));
  return row?.source;
}
