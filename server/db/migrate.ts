import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { Client } from 'pg';
import { OperatorError } from '../infra/OperatorError';
import { withAdvisoryLock } from './advisoryLock';

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

/** Where drizzle's migrator notes what it has done. */
const DONE = 'drizzle.__drizzle_migrations';

/**
 * Brings the database at `url` to the newest schema. Safe to run from many processes at once, under a lock,
 * because drizzle's migrator takes none. Throws OperatorError for a database that another version made, and what
 * PostgreSQL says.
 */
export async function migrate(url: string): Promise<void> {
  await withAdvisoryLock(url, 'migration', async (client) => {
    await refuseForeign(client);
    await runMigrations(drizzle(client), { migrationsFolder });
  });
}

/** How many migrations this version knows. */
export const migrationsKnown = () => readMigrationFiles({ migrationsFolder }).length;

/** The migrator compares dates alone: it would take over a schema that it never made, or build on it halfway. */
async function refuseForeign(client: Client): Promise<void> {
  const known = new Set(readMigrationFiles({ migrationsFolder }).map(({ hash }) => hash));
  const found = await client.query('select to_regclass($1) as done', [DONE]);
  if (found.rows[0].done === null) return;
  const { rows } = await client.query<{ hash: string }>(`select hash from ${DONE}`);
  if (rows.every(({ hash }) => known.has(hash))) return;
  throw new OperatorError(
    'The database was made by another version of this program, which this version cannot continue: use an empty database, or the version that made it.',
  );
}
