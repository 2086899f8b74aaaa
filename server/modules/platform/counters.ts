import { sql } from 'drizzle-orm';
import type { Db } from '../../db/db';
import { prepared } from '../../db/prepared';
import { identifierCounters } from '../../db/schema';

/** Digits of an identifier; a number that needs more has more. */
export const DIGITS = 7;

/**
 * The next identifier of a prefix, such as BID0000001. The counter's row stays locked until the caller's
 * transaction ends, so numbers have no gaps: ask for it late in the transaction.
 */
export async function nextIdentifier(db: Db, prefix: string): Promise<string> {
  return `${prefix}${String(await takeNumbers(db, prefix, 1)).padStart(DIGITS, '0')}`;
}

const takeFromCounter = prepared('take_from_counter', (db) => taking(db));

export const taking = (db: Db) =>
  db
    .insert(identifierCounters)
    .values({ prefix: sql.placeholder('prefix'), last: sql.placeholder('count') })
    .onConflictDoUpdate({
      target: identifierCounters.prefix,
      set: { last: sql`${identifierCounters.last} + excluded.last` },
    })
    .returning({ last: identifierCounters.last });

export async function takeNumbers(db: Db, prefix: string, count: number): Promise<number> {
  const [row] = await takeFromCounter(db, { prefix, count });
  if (!row) throw new Error('the counter returned no row');
  return row.last - count + 1;
}
