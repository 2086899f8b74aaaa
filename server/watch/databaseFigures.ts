import { sql, type SQL } from 'drizzle-orm';
import type { Pool } from 'pg';
import type { Db } from '../db/db';
import { keepShortly } from './keepShortly';
import type { Watch } from './Watch';

interface Waiting extends Record<string, unknown> {
  readonly name: string;
  readonly waiting: number;
  readonly age: number | null;
}

const since = (column: SQL) => sql`extract(epoch from now() - min(${column}))::float8 as age`;

const JOBS = sql`
  select name, count(*)::int as waiting, ${since(sql`created_on`)} from pgboss.job
  where state in ('created', 'retry', 'active') and name not like '\\_\\_%' group by name`;
const GIVEN_UP = sql`
  select name, count(*)::int as waiting, ${since(sql`completed_on`)} from pgboss.job
  where state = 'failed' and name not like '\\_\\_%' group by name`;
/** Without those that were given up, such as to an address that there is not: they are told as jobs. */
const OUTBOX = sql`
  select '' as name, count(*)::int as waiting, ${since(sql`created_at`)} from mails where sent_at is null
    and not exists (select 1 from pgboss.job j
      where j.name = 'mail' and j.state = 'failed' and j.data ->> 'mailId' = mails.id::text)`;
const DIFFERENCES = sql`
  select '' as name, count(*)::int as waiting, ${since(sql`at`)} from bank_entries
  where outcome <> 'booked' and settled_at is null`;
const ROUND = sql`
  select name, (failing_since is not null)::int as waiting, extract(epoch from now() - done_at)::float8 as age
  from round_parts`;

export function watchDatabase(watch: Watch, db: Db, pool: Pool): void {
  const asked = (query: SQL) => keepShortly(async () => (await db.execute<Waiting>(query)).rows);
  const pair = (query: SQL, [count, countHelp]: Named, [age, ageHelp]: Named, label?: string) => {
    const [rows, labelNames] = [asked(query), label ? [label] : []];
    const each = (value: (row: Waiting) => number) => async () =>
      (await rows()).map((row) => ({ labels: label ? { [label]: row.name } : {}, value: value(row) }));
    watch.figure(
      count,
      countHelp,
      each(({ waiting }) => waiting),
      labelNames,
    );
    watch.figure(
      age,
      ageHelp,
      each(({ age: seconds }) => seconds ?? 0),
      labelNames,
    );
  };
  pair(
    JOBS,
    ['lastro_jobs_waiting', 'Jobs that wait or are under way'],
    ['lastro_jobs_oldest_seconds', 'Age of the oldest of these'],
    'queue',
  );
  pair(
    GIVEN_UP,
    ['lastro_jobs_given_up', 'Jobs that failed until they were given up'],
    ['lastro_jobs_given_up_oldest_seconds', 'Time since the first of these was'],
    'queue',
  );
  pair(
    OUTBOX,
    ['lastro_mails_waiting', 'E-mails that were not sent yet'],
    ['lastro_mails_oldest_seconds', 'Age of the oldest of these'],
  );
  pair(
    DIFFERENCES,
    ['lastro_bank_differences', "Entries of a bank's files that wait for a person"],
    ['lastro_bank_differences_oldest_seconds', 'Age of the oldest of these'],
  );
  pair(
    ROUND,
    ['lastro_round_failing', 'Whether a part of the hourly round failed the last time'],
    ['lastro_round_done_seconds', 'Time since it was done'],
    'part',
  );
  watch.figure('lastro_database_up', 'Whether the database answers', async () =>
    db.execute(sql`select 1`).then(
      () => 1,
      () => 0,
    ),
  );
  const connections = () =>
    Object.entries({
      idle: pool.idleCount,
      busy: pool.totalCount - pool.idleCount,
      awaited: pool.waitingCount,
    }).map(([state, value]) => ({ labels: { state }, value }));
  watch.figure('lastro_pool_connections', 'Connections of this process by state', connections, ['state']);
}

type Named = readonly [name: string, help: string];
