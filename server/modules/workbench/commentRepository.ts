import { and, asc, count, eq, isNotNull, isNull } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/db';
import { definitionComments, users } from '../../db/schema';

const comments = definitionComments;

type CommentRow = typeof comments.$inferSelect;
export type SaidRow = CommentRow & { author: string | null; resolver: string | null };

export type Discussed = Pick<CommentRow, 'draftId' | 'releaseId'>;

const isOf = ({ draftId, releaseId }: Discussed) =>
  draftId === null ? eq(comments.releaseId, releaseId!) : eq(comments.draftId, draftId);

export async function listComments(db: Db, about: Discussed): Promise<SaidRow[]> {
  const resolvers = alias(users, 'resolvers');
  const rows = await db
    .select({ row: comments, author: users.name, resolver: resolvers.name })
    .from(comments)
    .leftJoin(users, eq(users.uid, comments.authorUid))
    .leftJoin(resolvers, eq(resolvers.uid, comments.resolvedBy))
    .where(isOf(about))
    .orderBy(asc(comments.sequence));
  return rows.map(({ row, ...names }) => ({ ...row, ...names }));
}

export async function countComments(db: Db, about: Discussed): Promise<number> {
  const [row] = await db.select({ count: count() }).from(comments).where(isOf(about));
  return row!.count;
}

export async function findComment(db: Db, id: string): Promise<CommentRow | undefined> {
  const [row] = await db.select().from(comments).where(eq(comments.id, id));
  return row;
}

export async function insertComment(db: Db, row: typeof comments.$inferInsert): Promise<void> {
  await db.insert(comments).values(row);
}

/** Null reopens the thread; answers whether anything changed. */
export async function resolveComment(
  db: Db,
  id: string,
  to: Pick<CommentRow, 'resolvedBy' | 'resolvedAt'> | null,
): Promise<boolean> {
  const isOther = to ? isNull(comments.resolvedAt) : isNotNull(comments.resolvedAt);
  const changed = await db
    .update(comments)
    .set(to ?? { resolvedBy: null, resolvedAt: null })
    .where(and(eq(comments.id, id), isOther))
    .returning({ id: comments.id });
  return changed.length > 0;
}
