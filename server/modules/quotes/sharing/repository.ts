import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import type { Db } from '../../../db/db';
import { quotes, sharedLinks, users } from '../../../db/schema';

export async function insertShare(db: Db, link: typeof sharedLinks.$inferInsert): Promise<void> {
  await db.insert(sharedLinks).values(link);
}

const isOpen = (now: Date) => and(isNull(sharedLinks.revokedAt), gt(sharedLinks.expiresAt, now));

export async function listShares(db: Db, quoteId: string, now: Date) {
  return db
    .select({ link: sharedLinks, name: users.name })
    .from(sharedLinks)
    .innerJoin(users, eq(users.uid, sharedLinks.createdBy))
    .where(and(eq(sharedLinks.quoteId, quoteId), isOpen(now)))
    .orderBy(desc(sharedLinks.createdAt));
}

export async function findShared(db: Db, tokenHash: string, now: Date) {
  const [found] = await db
    .select({ link: sharedLinks, quote: quotes, maker: users })
    .from(sharedLinks)
    .innerJoin(quotes, eq(quotes.id, sharedLinks.quoteId))
    .innerJoin(users, eq(users.uid, sharedLinks.createdBy))
    .where(and(eq(sharedLinks.tokenHash, tokenHash), isOpen(now)));
  return found;
}

export async function lockShare(db: Db, id: string, now: Date) {
  const [found] = await db
    .select({ link: sharedLinks, identifier: quotes.identifier })
    .from(sharedLinks)
    .innerJoin(quotes, eq(quotes.id, sharedLinks.quoteId))
    .where(and(eq(sharedLinks.id, id), isOpen(now)))
    .for('update', { of: sharedLinks });
  return found;
}

export async function revokeShare(db: Db, id: string, at: Date): Promise<void> {
  await db.update(sharedLinks).set({ revokedAt: at }).where(eq(sharedLinks.id, id));
}
