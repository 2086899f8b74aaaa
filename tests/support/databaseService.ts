import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { migrate } from '../../server/db/migrate';
import { startPostgres, type Postgres } from '../../server/infra/postgres/startPostgres';

declare module 'vitest' {
  interface ProvidedContext {
    /** Answers with the URL of the run's PostgreSQL, which starts with the first suite that asks. */
    databaseService: string;
  }
}

/** The database that createTestDatabase copies. */
export const TEMPLATE = 'template_migrated';

// Nobody reads these databases after the run, so they need not survive a power cut. Commits are in the log all the same: of
// those that are not yet, a vacuum knows no row as visible to all, and plans are others.
const THROWN_AWAY = { fsync: 'off', full_page_writes: 'off' };
/** Of three workers each may run three servers, with 16 connections at most. */
const CONNECTIONS = { max_connections: '200' };

/** Vitest's globalSetup: one PostgreSQL for the whole run, started on demand, gone at the end. */
export default async function databaseService({ provide }: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'lastro-test-'));
  let started: Promise<Postgres> | undefined;
  const service = createServer((_request, response) => {
    started ??= startWithTemplate(dataDir);
    started.then(
      ({ url }) => response.end(url),
      (error: Error) => response.writeHead(500).end(error.message),
    );
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  provide('databaseService', `http://127.0.0.1:${(service.address() as AddressInfo).port}`);
  return async () => {
    service.close();
    await started?.then((postgres) => postgres.stop()).catch(() => undefined);
    await rm(dataDir, { recursive: true, force: true });
  };
}

async function startWithTemplate(dataDir: string): Promise<Postgres> {
  const postgres = await startPostgres({ dataDir, settings: { ...THROWN_AWAY, ...CONNECTIONS } });
  const admin = new Client(postgres.url);
  await admin.connect();
  await admin.query(`CREATE DATABASE ${TEMPLATE}`).finally(() => admin.end());
  await migrate(databaseUrl(postgres.url, TEMPLATE));
  return postgres;
}

/** The same server, another database. */
export function databaseUrl(url: string, database: string): string {
  return Object.assign(new URL(url), { pathname: `/${database}` }).href;
}
