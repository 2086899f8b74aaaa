import type { Socket } from 'node:net';
import { Pool } from 'pg';
import type { Client, ClientBase, PoolConfig } from 'pg';
import { withoutNames } from './unnamed';

/** How long the database may take. Milliseconds. */
export interface Patience {
  connect: number;
  /** For a statement, waiting for locks included; PostgreSQL itself ends it. */
  statement: number;
  /** Without a byte from the network; must be longer than `statement`. */
  silence: number;
}

/** How a pool reaches its database, beside what `pg` knows. */
export interface PoolWay {
  patience?: Patience;
  /** A pooler stands between that may give every transaction another connection. */
  isPooled?: boolean;
  /** Done on each new connection before it is used. */
  whenOpened?: (client: ClientBase) => Promise<void>;
}

export const PATIENCE: Patience = { connect: 10_000, statement: 15_000, silence: 20_000 };
/** A transaction whose process was cut off holds its locks no longer than this, even unreported. */
const ABANDONED_S = 30;

/**
 * Opens connections that may be lost at any moment without harm: a caller who uses one then sees a query fail, and
 * `onError` hears of those that nobody used. The caller ends the pool.
 */
export function openPool(
  url: string,
  onError: (error: Error) => void,
  { patience = PATIENCE, isPooled = false, whenOpened, ...config }: PoolConfig & PoolWay = {},
): Pool {
  const pool = new Pool({
    connectionString: url,
    connectionTimeoutMillis: patience.connect,
    keepAlive: true,
    ...config,
    onConnect: async (client) => {
      if (isPooled) withoutNames(client);
      await settle(client, patience);
      await whenOpened?.(client);
    },
  });
  pool.on('error', onError);
  return pool;
}

/**
 * The pool waits for it before it hands the connection out; SET and no start option, which a pooler would refuse. A pooler by
 * transaction says the same itself as it connects (ops/pgbouncer): what is set here reaches one of its connections.
 */
async function settle(client: ClientBase, { statement, silence }: Patience): Promise<void> {
  // The pool itself listens only while a connection is idle, and an unheard error ends the process.
  client.on('error', () => undefined);
  const stream = (client as Client).connection.stream as Socket;
  stream.setTimeout(silence, () =>
    stream.destroy(new Error('Connection terminated: the database is silent')),
  );
  await client.query(sessionSettings(statement));
}

/** What every connection is told first. */
export function sessionSettings(statement = PATIENCE.statement): string {
  const abandoned = `set idle_in_transaction_session_timeout = ${ABANDONED_S * 1000}`;
  // For a bounded count the planner believes that a table's first rows will do, and where those of one status lie
  // together it reads them all. This makes it take an index: counting 200,000 policies by status took 1.3 to 2.6 s
  // without it, and 17 to 49 ms with it.
  const byIndex = 'set enable_seqscan = off';
  // A page reads little: compiling its plan, or starting workers for it, takes longer than reading does.
  const atOnce = 'set jit = off; set max_parallel_workers_per_gather = 0';
  return `set statement_timeout = ${statement}; ${abandoned}; set tcp_keepalives_idle = ${ABANDONED_S}; ${byIndex}; ${atOnce}`;
}
