import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { readMigrationFiles, type MigrationMeta } from 'drizzle-orm/migrator';
import type { Client } from 'pg';
import { OperatorError } from '../infra/OperatorError';
import { withAdvisoryLock } from './advisoryLock';

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

/** As drizzle's own migrator has it, which ran the first of them. */
const DONE = 'drizzle.__drizzle_migrations';
const MAKE_DONE = `create schema if not exists drizzle;
  create table if not exists ${DONE} (id serial primary key, hash text not null, created_at bigint)`;

const aheadText = (many: number) =>
  `A newer version of this program has brought the database on (by ${many === 1 ? 'one migration' : `${many} migrations`}). This one goes on with it: what it does not know stays as it is.`;

/**
 * Brings the database at `url` to the newest schema, under a lock, as several may start at once. One that the next
 * version migrated is left as it is, and `tell` hears of it, as migrations only add (migrations.test.ts). Throws
 * OperatorError for a database of another version, and PostgreSQL's errors.
 */
export async function migrate(
  url: string,
  tell: (sentence: string) => void = () => undefined,
): Promise<void> {
  await withAdvisoryLock(url, 'migration', async (client) => {
    const ahead = await migrationsAhead(client);
    if (ahead > 0) tell(aheadText(ahead));
    else await runPending(client).catch(inWords);
  });
}

/**
 * Each in a transaction of its own. drizzle's migrator has one for all of them: a migration that waited for its tables
 * would hold those of the ones before it, for which whoever has its tables may be waiting.
 */
async function runPending(client: Client): Promise<void> {
  await client.query(MAKE_DONE);
  const { rows } = await client.query<{ newest: string | null }>(
    `select max(created_at) as newest from ${DONE}`,
  );
  const isPending = ({ folderMillis }: MigrationMeta) => folderMillis > Number(rows[0]!.newest);
  for (const { hash, folderMillis, sql: statements } of ours().filter(isPending))
    await drizzle(client).transaction(async (tx) => {
      for (const statement of statements) await tx.execute(sql.raw(statement));
      await tx.execute(
        sql`insert into ${sql.raw(DONE)} (hash, created_at) values (${hash}, ${folderMillis})`,
      );
    });
}

const ours = () => readMigrationFiles({ migrationsFolder });

/** What a migration raises by itself is a sentence for the operator. */
function inWords(error: unknown): never {
  const { cause } = error as { cause?: { code?: string; message: string } };
  throw cause?.code === 'P0001' ? new OperatorError(cause.message) : error;
}

export const migrationsKnown = () => ours().length;

interface Done {
  readonly hash: string;
  /** When it was written, in milliseconds; a bigint comes as text. */
  readonly created_at: string;
}

/**
 * How many migrations a newer version ran after all of ours. Every other difference is refused: the migrator
 * compares dates alone and would build on a schema that it never made.
 */
async function migrationsAhead(client: Client): Promise<number> {
  const found = await client.query('select to_regclass($1) as done', [DONE]);
  if (found.rows[0].done === null) return 0;
  const { rows } = await client.query<Done>(`select hash, created_at from ${DONE}`);
  const all = ours();
  const known = new Set(all.map(({ hash }) => hash));
  const others = rows.filter(({ hash }) => !known.has(hash));
  if (others.length === 0) return 0;
  const isWhole = rows.length - others.length === all.length;
  const newest = Math.max(...all.map(({ folderMillis }) => folderMillis));
  if (isWhole && others.every((one) => Number(one.created_at) > newest)) return others.length;
  throw new OperatorError(
    'The database was made by another version of this program, which this version cannot continue: use an empty database, or the version that made it.',
  );
}
