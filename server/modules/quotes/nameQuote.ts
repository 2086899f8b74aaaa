import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/db';
import { prepared } from '../../db/prepared';
import { quotes } from '../../db/schema';
import { DIGITS, taking } from '../platform/counters';

/**
 * Gives a stored quote its identifier in one statement, the last of a registration: all others of the product wait
 * from here until the commit.
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
