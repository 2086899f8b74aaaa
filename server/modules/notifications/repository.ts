import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/db';
import { notifications } from '../../db/schema';

export type NotificationRow = typeof notifications.$inferSelect;
export type NewNotification = typeof notifications.$inferInsert;

/** Answers only what was new; `again` repeats what was told before. */
export async function insertNotifications(
  db: Db,
  news: readonly NewNotification[],
  again: boolean,
): Promise<NotificationRow[]> {
  if (news.length === 0) return [];
  const inserted = db.insert(notifications).values([...news]);
  const { userUid, notificationType, data } = notifications;
  const unread = {
    target: [userUid, notificationType, data],
    set: { readAt: null, pushedAt: null, createdAt: sql`now()` },
  };
  return (again ? inserted.onConflictDoUpdate(unread) : inserted.onConflictDoNothing()).returning();
}

/** The newest unread notifications of a user, at most `limit`; oldest first. */
export async function listUnread(db: Db, uid: string, limit: number): Promise<NotificationRow[]> {
  const rows = await db
    .select()
    .from(notifications)
    .where(unreadOf(uid))
    .orderBy(desc(notifications.createdAt), desc(notifications.id))
    .limit(limit);
  return rows.toReversed();
}

export async function findUnread(db: Db, uid: string, ids: readonly string[]): Promise<NotificationRow[]> {
  return db
    .select()
    .from(notifications)
    .where(and(unreadOf(uid), inArray(notifications.id, [...ids])));
}

/** Marks all that is unread; answers whether there was anything. */
export async function markAllRead(db: Db, uid: string, at: Date): Promise<boolean> {
  const read = await db.update(notifications).set({ readAt: at }).where(unreadOf(uid));
  return (read.rowCount ?? 0) > 0;
}

export async function deleteNotifications(db: Db, uid: string): Promise<void> {
  await db.delete(notifications).where(eq(notifications.userUid, uid));
}

function unreadOf(uid: string) {
  return and(eq(notifications.userUid, uid), isNull(notifications.readAt));
}
