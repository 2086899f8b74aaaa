import { drizzle } from 'drizzle-orm/node-postgres';
import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import type { Pool, PoolClient } from 'pg';
import { openPool, type PoolWay } from './openPool';
import * as schema from './schema';

/** The pool or a transaction on it: functions that query take it first and join their caller's transaction. */
export type Db = PgDatabase<NodePgQueryResultHKT, typeof schema>;

/** Opens a pool on `url`. The caller ends it; a broken idle connection is reported to `onError`, not thrown. */
export function openDb(
  url: string,
  onError: (error: Error) => void,
  max = 10,
  way: PoolWay = {},
): { db: Db; pool: Pool } {
  const pool = openPool(url, onError, { max, ...way });
  return { db: returningConnections(drizzle(pool, { schema }), pool), pool };
}

/** drizzle never gives back a connection whose BEGIN failed: ten of these, and the pool is empty. */
function returningConnections(db: Db, pool: Pool): Db {
  const on = new WeakMap<PoolClient, Db>();
  db.transaction = async (work, config) => {
    const client = await pool.connect();
    const own = on.get(client) ?? drizzle(client, { schema });
    on.set(client, own);
    try {
      const result = await own.transaction(work, config);
      client.release();
      return result;
    } catch (error) {
      client.release(isReadOnly(error));
      throw error;
    }
  };
  return db;
}

/** After a failover a connection may be left with a server that takes no writes; a new one finds the other. */
function isReadOnly(error: unknown): boolean {
  const { code, cause } = error as { code?: string; cause?: unknown };
  return code === '25006' || (cause instanceof Error && isReadOnly(cause));
}
