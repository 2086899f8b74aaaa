import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { migrate } from '../../server/db/migrate';
import { startPostgres } from '../../server/infra/postgres/startPostgres';
import { startPooler } from './pooler';

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

interface Ground {
  readonly url: string;
  /** By way of PgBouncer, where TEST_POOLER (session or transaction) asks for one. */
  readonly poolerUrl: string;
  stop(): Promise<void>;
}

/** Vitest's globalSetup: one PostgreSQL for the whole run, started on demand, gone at the end. */
export default async function databaseService({ provide }: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'lastro-test-'));
  let started: Promise<Ground> | undefined;
  const service = createServer(({ url: path }, response) => {
    started ??= startWithTemplate(dataDir);
    started.then(
      ({ url, poolerUrl }) => response.end(path === '/pooler' ? poolerUrl : url),
      (error: Error) => response.writeHead(500).end(error.message),
    );
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  provide('databaseService', `http://127.0.0.1:${(service.address() as AddressInfo).port}`);
  return async () => {
    service.close();
    await started?.then((ground) => ground.stop()).catch(() => undefined);
    await rm(dataDir, { recursive: true, force: true });
  };
}

async function startWithTemplate(dataDir: string): Promise<Ground> {
  const postgres = await startPostgres({ dataDir, settings: { ...THROWN_AWAY, ...CONNECTIONS } });
  const admin = new Client(postgres.url);
  await admin.connect();
  await admin.query(`CREATE DATABASE ${TEMPLATE}`).finally(() => admin.end());
  await migrate(databaseUrl(postgres.url, TEMPLATE));
  const mode = process.env['TEST_POOLER'];
  const pooler = mode ? await startPooler(mode, postgres.url) : null;
  const stop = async () => {
    await pooler?.stop();
    await postgres.stop();
  };
  return { url: postgres.url, poolerUrl: pooler?.url ?? postgres.url, stop };
}

/** The same server, another database. */
export function databaseUrl(url: string, database: string): string {
  return Object.assign(new URL(url), { pathname: `/${database}` }).href;
}
