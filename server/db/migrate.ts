import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import { withAdvisoryLock } from './advisoryLock';

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

/**
 * Brings the database at `url` to the newest schema. Safe to run from many processes at once, under a lock,
 * because drizzle's migrator takes none. Throws what PostgreSQL says.
 */
export async function migrate(url: string): Promise<void> {
  await withAdvisoryLock(url, 'migration', (client) => runMigrations(drizzle(client), { migrationsFolder }));
}
