import { sql } from 'drizzle-orm';
import type { Db } from '../db';
import type { MonthlyTable } from './monthlyTables';
import { END } from './partitions';
import { SHORT_WAIT } from './underLocks';

/**
 * Drops the partitions of `table` that end at `day` or before, as files and not row by row. One that is in use stays for
 * the next round: its rows are the caller's to delete, as are those of the month that `day` is in.
 */
export async function dropMonthsBefore(db: Db, { name }: MonthlyTable, day: Date): Promise<void> {
  const { rows } = await db.execute<{ own: string }>(
    sql`select relname as own from pg_inherits join pg_class on oid = inhrelid
        where inhparent = ${name}::regclass and ${sql.raw(END)} <= ${day.toISOString()}::timestamptz`,
  );
  for (const { own } of rows)
    await db
      .transaction(async (tx) => {
        await tx.execute(sql.raw(SHORT_WAIT));
        // Two rounds at once: the later one would look the parent up of what the first has just dropped (XX000).
        await tx.execute(sql`lock table only ${sql.identifier(name)} in access exclusive mode`);
        await tx.execute(sql`drop table if exists ${sql.identifier(own)}`);
      })
      .catch(onlyInUse);
}

function onlyInUse(error: unknown): void {
  const { cause } = error as { cause?: { code?: string } };
  if (cause?.code !== '55P03') throw error;
}
