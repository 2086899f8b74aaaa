import { and, eq, isNull, lt } from 'drizzle-orm';
import type { Deps } from '../deps';
import type { Db } from '../db/db';
import { idempotencyKeys, quotes } from '../db/schema';
import { sweepLookupCache } from '../adapters/remote/lookupCache';
import { moveQuote } from '../modules/quotes/moveQuote';
import { lockQuote } from '../modules/quotes/repository';
import { STATUS } from '../modules/quotes/status';
import type { Status } from '../modules/quotes/status';

const DAY_MS = 86_400_000;
/** Nobody repeats a request after a week. */
const KEY_DAYS = 7;
const BATCH = 500;

/** Quotes and proposals that are past their 30 days, by where they then go (decision 7). */
const EXPIRY: readonly { from: Status; to: Status }[] = [
  { from: STATUS.paymentReady, to: STATUS.expired },
  { from: STATUS.proposalReady, to: STATUS.proposalExpired },
];

/** The hourly round: expires quotes, forgets old request keys and outlived look-up answers. */
export async function housekeeping({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  for (const { from, to } of EXPIRY) await expireQuotes(db, clock.now(), from, to);
  const forgotten = new Date(Date.now() - KEY_DAYS * DAY_MS);
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, forgotten));
  await sweepLookupCache(db, new Date());
}

async function expireQuotes(db: Db, now: Date, from: Status, to: Status): Promise<void> {
  const due = await db
    .select({ id: quotes.id })
    .from(quotes)
    .where(and(eq(quotes.status, from), lt(quotes.expiresAt, now), isNull(quotes.deletedAt)))
    .limit(BATCH);
  for (const { id } of due) {
    await db.transaction(async (tx) => {
      const quote = await lockQuote(tx, id);
      // Somebody may have paid or edited it since it was listed.
      if (quote?.status === from) await moveQuote(tx, quote, { to, actorUid: null, at: now });
    });
  }
}
