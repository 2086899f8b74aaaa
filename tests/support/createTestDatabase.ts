import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { inject } from 'vitest';
import type { DatabaseAddress } from '../../server/db/DatabaseAddress';
import { databaseUrl, TEMPLATE } from './databaseService';

/** A migrated database of one's own; `drop` also ends the connections that are still open. */
export interface TestDatabase extends DatabaseAddress {
  drop(): Promise<void>;
}

/** Creates a migrated, otherwise empty database on the PostgreSQL of this test run. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const [server, pooler] = [await serverUrl(), await serverUrl('/pooler')];
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await execute(server, `CREATE DATABASE ${name} TEMPLATE ${TEMPLATE} STRATEGY FILE_COPY`);
  return {
    url: databaseUrl(pooler, name),
    directUrl: databaseUrl(server, name),
    drop: () => execute(server, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`),
  };
}

async function serverUrl(path = ''): Promise<string> {
  const response = await fetch(inject('databaseService') + path);
  const text = await response.text();
  if (!response.ok) throw new Error(`PostgreSQL for the tests did not start: ${text}`);
  return text;
}

async function execute(url: string, sql: string): Promise<void> {
  const client = new Client(url);
  await client.connect();
  await client.query(sql).finally(() => client.end());
}
