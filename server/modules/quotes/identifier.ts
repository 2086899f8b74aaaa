import { sql } from 'drizzle-orm';
import type { Db } from '../../db/db';
import { identifierCounters } from '../../db/schema';

const DIGITS = 7;

/**
 * The next identifier of a prefix, such as BID0000001. The counter's row stays locked until the caller's
 * transaction ends, so numbers have no gaps: ask for it late in the transaction.
 */
export async function nextIdentifier(db: Db, prefix: string): Promise<string> {
  const [row] = await db
    .insert(identifierCounters)
    .values({ prefix, last: 1 })
    .onConflictDoUpdate({
      target: identifierCounters.prefix,
      set: { last: sql`${identifierCounters.last} + 1` },
    })
    .returning({ last: identifierCounters.last });
  return `${prefix}${String(row?.last).padStart(DIGITS, '0')}`;
}
