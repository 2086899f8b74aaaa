import { sql } from 'drizzle-orm';
import { statfs } from 'node:fs/promises';
import type { Adapters } from '../adapters/createAdapters';
import type { Db } from '../db/db';
import type { Watch } from './Watch';

/** Queues finish within a second: one that waits this long has no worker. */
const LONGEST_WAIT_S = 600;
/** Less does not hold a day of logs and documents. */
const LEAST_FREE_MB = 500;

interface Ground {
  readonly db: Db;
  readonly adapters: Pick<Adapters, 'remote'>;
  readonly dataDir: string;
  readonly migrations: number;
}

export function watchParts(watch: Watch, { db, adapters, dataDir, migrations }: Ground): void {
  watch.part('database', { isVital: true }, async () => {
    const asked = performance.now();
    await db.execute(sql`select 1`);
    return { isWell: true, says: `answered in ${Math.round(performance.now() - asked)} ms` };
  });
  watch.part('migrations', { isVital: true }, async () => {
    const done = await one(db, sql`select count(*)::int as value from drizzle.__drizzle_migrations`);
    return { isWell: done >= migrations, says: `${done} of ${migrations}` };
  });
  watch.part('jobs', {}, async () => {
    const age = await one(
      db,
      sql`select coalesce(extract(epoch from now() - min(created_on)), 0)::int as value
        from pgboss.job where state in ('created', 'active') and start_after <= now()`,
    );
    return { isWell: age < LONGEST_WAIT_S, says: `oldest waits ${age} s` };
  });
  watch.part('housekeeping', {}, async () => {
    const failing = await one(
      db,
      sql`select count(*)::int as value from round_parts where failing_since is not null`,
    );
    return { isWell: failing === 0, says: `${failing} parts failing` };
  });
  watch.part('look-ups', {}, () => {
    const open = adapters.remote.filter((source) => source.isOpen()).map(({ name }) => name);
    return {
      isWell: open.length === 0,
      says: open.length > 0 ? `given up: ${open.join(', ')}` : 'answering',
    };
  });
  watch.part('disk', {}, async () => {
    const { bavail, bsize } = await statfs(dataDir);
    const free = Math.floor((bavail * bsize) / 1_000_000);
    return { isWell: free >= LEAST_FREE_MB, says: `${free} MB free` };
  });
}

async function one(db: Db, query: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await db.execute<{ value: number }>(query);
  return rows[0]!.value;
}
