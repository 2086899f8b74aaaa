import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import { Client } from 'pg';

/** Any number, the same in every process: "LASTRO" in letters of a phone. */
const MIGRATION_LOCK = 527_876;
const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

/**
 * Brings the database at `url` to the newest schema. Safe to run from many processes at once: the lock lives on
 * this function's own connection, because drizzle's migrator takes none. Throws what PostgreSQL says.
 */
export async function migrate(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await runMigrations(drizzle(client), { migrationsFolder });
  } finally {
    await client.end();
  }
}
