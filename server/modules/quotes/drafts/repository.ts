import { and, count, desc, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../../db/db';
import { drafts } from '../../../db/schema';

export type Draft = typeof drafts.$inferSelect;

export type DraftKey = Pick<Draft, 'userUid' | 'product' | 'key'>;

const draftOf = ({ userUid, product, key }: DraftKey) =>
  and(eq(drafts.userUid, userUid), eq(drafts.product, product), eq(drafts.key, key));

const isThere = isNull(drafts.expiredAt);

export async function listDrafts(db: Db, uid: string, product?: string): Promise<Draft[]> {
  return db
    .select()
    .from(drafts)
    .where(
      and(eq(drafts.userUid, uid), isThere, product === undefined ? undefined : eq(drafts.product, product)),
    )
    .orderBy(desc(drafts.updatedAt));
}

export async function countDrafts(db: Db, uid: string): Promise<number> {
  const [row] = await db
    .select({ many: count() })
    .from(drafts)
    .where(and(eq(drafts.userUid, uid), isThere));
  return row?.many ?? 0;
}

export async function findDraft(db: Db, key: DraftKey): Promise<Draft | undefined> {
  const [draft] = await db.select().from(drafts).where(draftOf(key));
  return draft;
}

/** Opening a draft extends its life as writing does; undefined once it has expired. */
export async function seeDraft(db: Db, key: DraftKey, seenAt: Date): Promise<Draft | undefined> {
  const [draft] = await db
    .update(drafts)
    .set({ seenAt, warnedAt: null })
    .where(and(draftOf(key), isThere))
    .returning();
  return draft;
}

export type DraftContent = Omit<Draft, 'id' | 'name'>;

export async function upsertDraft(db: Db, draft: DraftContent): Promise<Draft> {
  const [row] = await db
    .insert(drafts)
    .values(draft)
    .onConflictDoUpdate({ target: [drafts.userUid, drafts.product, drafts.key], set: draft })
    .returning();
  if (!row) throw new Error('upsert returned no row');
  return row;
}

/** Undefined once this draft has ended. */
export async function updateDraft(db: Db, id: string, draft: DraftContent): Promise<Draft | undefined> {
  const [row] = await db
    .update(drafts)
    .set(draft)
    .where(and(draftOf(draft), eq(drafts.id, id)))
    .returning();
  return row;
}

export async function nameDraft(db: Db, key: DraftKey, name: string | null): Promise<boolean> {
  return (await db.update(drafts).set({ name }).where(draftOf(key)).returning()).length > 0;
}

export async function deleteDraft(db: Db, key: DraftKey): Promise<void> {
  await db.delete(drafts).where(draftOf(key));
}

export async function deleteDraftsOf(db: Db, uid: string): Promise<void> {
  await db.delete(drafts).where(eq(drafts.userUid, uid));
}
