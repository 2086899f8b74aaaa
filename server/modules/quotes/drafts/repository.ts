import { and, desc, eq } from 'drizzle-orm';
import type { Db } from '../../../db/db';
import { drafts } from '../../../db/schema';

export type Draft = typeof drafts.$inferSelect;

const draftOf = (uid: string, product: string) => and(eq(drafts.userUid, uid), eq(drafts.product, product));

/** The user's drafts without their answers, newest first. */
export async function listDrafts(db: Db, uid: string) {
  return db
    .select({ product: drafts.product, definition: drafts.definition, updatedAt: drafts.updatedAt })
    .from(drafts)
    .where(eq(drafts.userUid, uid))
    .orderBy(desc(drafts.updatedAt));
}

export async function findDraft(db: Db, uid: string, product: string): Promise<Draft | undefined> {
  const [draft] = await db.select().from(drafts).where(draftOf(uid, product));
  return draft;
}

export type DraftContent = Omit<Draft, 'id'>;

/** Begins a draft, or writes on the one there is. */
export async function upsertDraft(db: Db, draft: DraftContent): Promise<Draft> {
  const [row] = await db
    .insert(drafts)
    .values(draft)
    .onConflictDoUpdate({ target: [drafts.userUid, drafts.product], set: draft })
    .returning();
  if (!row) throw new Error('upsert returned no row');
  return row;
}

/** Writes on this very draft; nothing when it has ended. */
export async function updateDraft(db: Db, id: string, draft: DraftContent): Promise<Draft | undefined> {
  const [row] = await db
    .update(drafts)
    .set(draft)
    .where(and(draftOf(draft.userUid, draft.product), eq(drafts.id, id)))
    .returning();
  return row;
}

export async function deleteDraft(db: Db, uid: string, product: string): Promise<void> {
  await db.delete(drafts).where(draftOf(uid, product));
}

/** Deletes all drafts of a user whose account is closed. */
export async function deleteDraftsOf(db: Db, uid: string): Promise<void> {
  await db.delete(drafts).where(eq(drafts.userUid, uid));
}
