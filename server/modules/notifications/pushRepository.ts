import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Db } from '../../db/db';
import { notifications, pushSubscriptions } from '../../db/schema';
import type { NotificationRow } from './repository';

/** The notification, for the first process that asks; undefined for all others, and once it is read. */
export async function claimForPush(db: Db, id: string, at: Date): Promise<NotificationRow | undefined> {
  const [row] = await db
    .update(notifications)
    .set({ pushedAt: at })
    .where(and(eq(notifications.id, id), isNull(notifications.pushedAt), isNull(notifications.readAt)))
    .returning();
  return row;
}

export async function listTokens(db: Db, uid: string): Promise<string[]> {
  const rows = await db
    .select({ token: pushSubscriptions.token })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.userUid, uid));
  return rows.map(({ token }) => token);
}

export async function deleteTokens(db: Db, tokens: readonly string[]): Promise<void> {
  if (tokens.length > 0) {
    await db.delete(pushSubscriptions).where(inArray(pushSubscriptions.token, [...tokens]));
  }
}

export async function deleteSubscriptions(db: Db, uid: string): Promise<void> {
  await db.delete(pushSubscriptions).where(eq(pushSubscriptions.userUid, uid));
}

/** A browser's subscription moves to whoever signs in there. */
export async function storeSubscription(
  db: Db,
  subscription: typeof pushSubscriptions.$inferInsert,
): Promise<void> {
  await db
    .insert(pushSubscriptions)
    .values(subscription)
    .onConflictDoUpdate({ target: pushSubscriptions.token, set: subscription });
}

export async function deleteSubscription(db: Db, uid: string, token: string): Promise<void> {
  const own = and(eq(pushSubscriptions.token, token), eq(pushSubscriptions.userUid, uid));
  await db.delete(pushSubscriptions).where(own);
}
