import { and, desc, eq } from 'drizzle-orm';
import type { Db } from '../../db/db';
import { drafts } from '../../db/schema';

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

/** Stores or replaces the draft and answers when it did. */
export async function upsertDraft(db: Db, draft: Omit<Draft, 'updatedAt'>): Promise<Date> {
  const set = { ...draft, updatedAt: new Date() };
  await db
    .insert(drafts)
    .values(set)
    .onConflictDoUpdate({ target: [drafts.userUid, drafts.product], set });
  return set.updatedAt;
}

export async function deleteDraft(db: Db, uid: string, product: string): Promise<void> {
  await db.delete(drafts).where(draftOf(uid, product));
}
