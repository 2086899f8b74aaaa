import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../../db/db';
import { batchedQuotes, batches, quotes } from '../../../db/schema';

export type BatchRow = typeof batches.$inferSelect;

const LATEST = 20;

export const MOST_OF_BATCH = 500;

const own = (uid: string, id: string) => and(eq(batches.id, id), eq(batches.userUid, uid));

/** One that is there already stays as it is, whoever's it is. */
export async function insertBatch(db: Db, batch: BatchRow): Promise<void> {
  await db.insert(batches).values(batch).onConflictDoNothing();
}

export async function findBatch(db: Db, uid: string, id: string): Promise<BatchRow | undefined> {
  const [batch] = await db.select().from(batches).where(own(uid, id));
  return batch;
}

export function latestBatches(db: Db, uid: string): Promise<BatchRow[]> {
  const filled = db.select({ id: batchedQuotes.batchId }).from(batchedQuotes);
  return db
    .select()
    .from(batches)
    .where(and(eq(batches.userUid, uid), inArray(batches.id, filled)))
    .orderBy(desc(batches.createdAt), desc(batches.id))
    .limit(LATEST);
}

export async function idsOfBatch(db: Db, uid: string, id: string): Promise<string[]> {
  const rows = await db
    .select({ id: batchedQuotes.quoteId })
    .from(batchedQuotes)
    .innerJoin(batches, eq(batches.id, batchedQuotes.batchId))
    .where(own(uid, id))
    .limit(MOST_OF_BATCH);
  return rows.map((row) => row.id);
}

/** Idempotent; does nothing for a batch that is not the user's. */
export async function joinBatch(db: Db, uid: string, id: string, identifier: string): Promise<void> {
  const member = db
    .select({ batchId: batches.id, quoteId: quotes.id })
    .from(batches)
    .innerJoin(quotes, and(eq(quotes.identifier, identifier), eq(quotes.ownerUid, batches.userUid)))
    .where(own(uid, id));
  await db.insert(batchedQuotes).select(member).onConflictDoNothing();
}

export async function deleteBatchesOf(db: Db, uid: string): Promise<void> {
  await db.delete(batches).where(eq(batches.userUid, uid));
}
