import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { inject } from 'vitest';
import { databaseUrl, TEMPLATE } from './databaseService';

/** A migrated database of one's own; `drop` also ends the connections that are still open. */
export interface TestDatabase {
  url: string;
  drop(): Promise<void>;
}

/** Creates a migrated, otherwise empty database on the PostgreSQL of this test run. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const server = await serverUrl();
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await execute(server, `CREATE DATABASE ${name} TEMPLATE ${TEMPLATE} STRATEGY FILE_COPY`);
  return {
    url: databaseUrl(server, name),
    drop: () => execute(server, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`),
  };
}

async function serverUrl(): Promise<string> {
  const response = await fetch(inject('databaseService'));
  const text = await response.text();
  if (!response.ok) throw new Error(`PostgreSQL for the tests did not start: ${text}`);
  return text;
}

async function execute(url: string, sql: string): Promise<void> {
  const client = new Client(url);
  await client.connect();
  await client.query(sql).finally(() => client.end());
}
