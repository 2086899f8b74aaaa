import { and, eq, lt, sql } from 'drizzle-orm';
import type { Db } from '../db/db';
import { prepared } from '../db/prepared';
import { idempotencyKeys } from '../db/schema';
import type { Problem } from '../http/Problem';

export interface RequestKey {
  userUid: string;
  key: string;
  /** A digest of method, address, query and body. */
  requestHash: string;
}

/**
 * Does `work` once per key, in one transaction with the key itself: a repeated or simultaneous request waits and
 * gets the first one's answer, and after a failure the key is free again. Throws `reused` when the key came
 * before with another request.
 */
export async function atMostOnce<T>(
  db: Db,
  request: RequestKey,
  reused: () => Problem,
  work: (tx: Db) => Promise<T>,
): Promise<T> {
  return db.transaction(async (tx) => {
    const claimed = await claim(tx, { ...request });
    if (claimed.length === 0) return earlierAnswer<T>(tx, request, reused);
    const response = await work(tx);
    await answer(tx, { ...request, response });
    return response;
  });
}

const given = {
  userUid: sql.placeholder('userUid'),
  key: sql.placeholder('key'),
  requestHash: sql.placeholder('requestHash'),
};

const claim = prepared('claim_key', (db) =>
  db.insert(idempotencyKeys).values(given).onConflictDoNothing().returning({ key: idempotencyKeys.key }),
);

const answer = prepared('answer_key', (db) =>
  db
    .update(idempotencyKeys)
    .set({ response: sql`${sql.param(sql.placeholder('response'), idempotencyKeys.response)}`, status: 200 })
    .where(sameKey(given)),
);

export async function forgetKeys(db: Db, before: Date): Promise<void> {
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, before));
}

async function earlierAnswer<T>(tx: Db, request: RequestKey, reused: () => Problem): Promise<T> {
  const [earlier] = await tx.select().from(idempotencyKeys).where(sameKey(request));
  if (!earlier || earlier.requestHash !== request.requestHash) throw reused();
  return earlier.response as T;
}

function sameKey({ userUid, key }: Pick<RequestKey, 'userUid' | 'key'> | typeof given) {
  return and(eq(idempotencyKeys.userUid, userUid), eq(idempotencyKeys.key, key));
}
