import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Pool } from 'pg';
import { migrate } from '../../server/db/migrate';
import { startPostgres } from '../../server/infra/postgres/startPostgres';
import { seedDemonstration } from '../../server/seed/seedDemonstration';
import { testApp, type TestApp } from '../../server/testing/testApp';

/** The application, and a pool for code beside it, over a PostgreSQL as the product starts it. */
export interface ServerGround {
  readonly server: TestApp;
  readonly pool: Pool;
  close(): Promise<void>;
}

/** The demonstration's server with its queues open and nobody at work on them. */
export async function openGround(): Promise<ServerGround> {
  const dataDir = await mkdtemp(join(tmpdir(), 'lastro-bench-'));
  const postgres = await startPostgres({ dataDir });
  await migrate(postgres.url);
  const database = { url: postgres.url, directUrl: postgres.url, drop: () => Promise.resolve() };
  const server = await testApp({ jobs: 'idle', database });
  await seedDemonstration(server.db);
  // As many connections as testApp() has.
  const pool = new Pool({ connectionString: postgres.url, max: 8 });
  // A PostgreSQL that stops says so to connections on their way out.
  pool.on('error', () => undefined);
  const close = async () => {
    await pool.end();
    await server.close();
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { server, pool, close };
}
