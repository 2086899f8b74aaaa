import { sql } from 'drizzle-orm';
import type { ClientBase } from 'pg';
import type { Db } from '../db';
import { LeaderAway } from './unused';

/** What was written down, as bytes since the database was made: all that anybody was told is before it. */
export interface Position {
  /** The same for a database and its replicas only, and told so by its files. */
  readonly database: string;
  readonly bytes: number;
}

const DATABASE = `(select system_identifier from pg_control_system()) || '/' || current_database() as database`;

const WRITTEN = sql.raw(`select ${DATABASE}, (pg_current_wal_flush_lsn() - '0/0')::float8 as bytes`);

/** Throws LeaderAway. */
export async function writtenBy(leader: Db): Promise<Position> {
  const asked = leader.execute<{ database: string; bytes: number }>(WRITTEN);
  const { rows } = await asked.catch((cause: unknown) => {
    throw new LeaderAway('the leader did not answer', { cause });
  });
  return rows[0]!;
}

// Without a receiver nobody knows how far behind it is: its leader is gone, or it leads itself.
const REPLAYED = `select ${DATABASE}, case when pg_is_in_recovery() and exists (select from pg_stat_wal_receiver)
  then (pg_last_wal_replay_lsn() - '0/0')::float8 end as bytes`;

/** How far a replica has come; `bytes` is null where it follows nobody. Rejects when it takes longer than `patienceMs`. */
export async function replayedBy(client: ClientBase, patienceMs: number) {
  const question = { text: REPLAYED, query_timeout: patienceMs };
  const { rows } = await client.query<{ database: string; bytes: number | null }>(question);
  return rows[0]!;
}
