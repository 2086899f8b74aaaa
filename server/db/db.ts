import { drizzle } from 'drizzle-orm/node-postgres';
import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import { Pool } from 'pg';
import * as schema from './schema';

/** The pool or a transaction on it: repository functions take it first and join whatever their caller opened. */
export type Db = PgDatabase<NodePgQueryResultHKT, typeof schema>;

/** Opens a pool on `url`. The caller ends it; a broken idle connection is reported to `onError`, not thrown. */
export function openDb(url: string, onError: (error: Error) => void, max = 10): { db: Db; pool: Pool } {
  const pool = new Pool({ connectionString: url, max, connectionTimeoutMillis: 10_000 });
  pool.on('error', onError);
  return { db: drizzle(pool, { schema }), pool };
}
