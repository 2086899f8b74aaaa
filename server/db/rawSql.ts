import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';

/** A statement written with $1, $2 … as one that drizzle can run in a transaction it has open. */
export function rawSql(text: string, values: readonly unknown[]): SQL {
  const parts = text.split(/\$(\d+)/);
  // Odd parts are the numbers that stood behind a dollar sign.
  const chunks = parts.map((part, at) =>
    at % 2 === 0 ? sql.raw(part) : sql`${sql.param(values[Number(part) - 1] ?? null)}`,
  );
  return sql.join(chunks);
}
