import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/db';
import { prepared } from '../../db/prepared';
import { identifierCounters, quotes } from '../../db/schema';

const DIGITS = 7;

/**
 * The next identifier of a prefix, such as BID0000001. The counter's row stays locked until the caller's
 * transaction ends, so numbers have no gaps: ask for it late in the transaction.
 */
export async function nextIdentifier(db: Db, prefix: string): Promise<string> {
  return `${prefix}${String(await takeNumbers(db, prefix, 1)).padStart(DIGITS, '0')}`;
}

const takeFromCounter = prepared('take_from_counter', (db) => taking(db));

const taking = (db: Db) =>
  db
    .insert(identifierCounters)
    .values({ prefix: sql.placeholder('prefix'), last: sql.placeholder('count') })
    .onConflictDoUpdate({
      target: identifierCounters.prefix,
      set: { last: sql`${identifierCounters.last} + excluded.last` },
    })
    .returning({ last: identifierCounters.last });

/**
 * Gives a quote that was stored under any name its identifier, and answers it. One statement, the last of a
 * registration: all others of the product wait from here until the commit.
 */
export async function nameQuote(db: Db, id: string, prefix: string): Promise<string> {
  const [row] = await nameFromCounter(db, { prefix, count: 1, id });
  if (!row) throw new Error('the quote to be named is gone');
  return row.identifier;
}

const nameFromCounter = prepared('name_from_counter', (db) => {
  const taken = db.$with('taken').as(taking(db));
  const digits = sql`${taken.last}::text`;
  const padded = sql`lpad(${digits}, greatest(${sql.raw(String(DIGITS))}, length(${digits})), '0')`;
  return db
    .with(taken)
    .update(quotes)
    .set({ identifier: sql`${sql.placeholder('prefix')}::text || ${padded}` })
    .from(taken)
    .where(eq(quotes.id, sql.placeholder('id')))
    .returning({ identifier: quotes.identifier });
});

/** Takes the next `count` numbers of a counter, locked as above, and answers the first. */
export async function takeNumbers(db: Db, prefix: string, count: number): Promise<number> {
  const [row] = await takeFromCounter(db, { prefix, count });
  if (!row) throw new Error('the counter returned no row');
  return row.last - count + 1;
}
