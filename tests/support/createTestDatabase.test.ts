import { Client } from 'pg';
import { afterEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from './createTestDatabase';

const made: TestDatabase[] = [];

async function create(): Promise<TestDatabase> {
  const database = await createTestDatabase();
  made.push(database);
  return database;
}

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new Client(url);
  await client.connect();
  const { rows } = await client.query(sql).finally(() => client.end());
  return rows;
}

describe('createTestDatabase', () => {
  afterEach(() => Promise.all(made.splice(0).map((database) => database.drop())));

  it('gives a migrated database', async () => {
    const { url } = await create();
    const tables = await query(url, `SELECT 1 FROM information_schema.tables WHERE table_schema = 'public'`);
    expect(tables.length).toBeGreaterThan(0);
  });

  it('gives each suite its own', async () => {
    const [one, other] = await Promise.all([create(), create()]);
    await query(one.url, 'CREATE TABLE mine (id int)');
    await expect(query(other.url, 'SELECT * FROM mine')).rejects.toThrow('does not exist');
  });

  it('drops a database that is still in use', async () => {
    const { url, drop } = await create();
    const open = new Client(url);
    open.on('error', () => undefined);
    const ended = new Promise((resolve) => open.once('end', resolve));
    await open.connect();
    await drop();
    await ended;
    await expect(query(url, 'SELECT 1')).rejects.toThrow('does not exist');
  });
});
