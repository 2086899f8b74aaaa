import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../tests/support/createTestDatabase';
import type { TestDatabase } from '../../tests/support/createTestDatabase';
import { OperatorError } from '../infra/OperatorError';
import { migrate } from './migrate';

let database: TestDatabase;
let client: Client;
beforeAll(async () => {
  database = await createTestDatabase();
  client = new Client(database.url);
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

const done = async () =>
  (await client.query('select hash from drizzle.__drizzle_migrations order by id')).rows.length;
const tables = async () =>
  (await client.query(`select tablename from pg_tables where schemaname = 'public' order by 1`)).rows;

test('a database that is up to date stays as it is, whoever starts at the same time', async () => {
  const before = [await done(), await tables()];
  await Promise.all([migrate(database.url), migrate(database.url)]);
  expect([await done(), await tables()]).toEqual(before);
});

test('the platform is open from the beginning', async () => {
  const { rows } = await client.query('select available from platform_status');
  expect(rows).toEqual([{ available: true }]);
});

test('the version before goes on with what a newer one has added, says so, and leaves it', async () => {
  await client.query('create table of_newer (id int)');
  await client.query(
    `insert into drizzle.__drizzle_migrations (hash, created_at)
       select 'of-newer', max(created_at) + 1 from drizzle.__drizzle_migrations`,
  );
  const before = [await done(), await tables()];
  const told: string[] = [];
  await migrate(database.url, (sentence) => told.push(sentence));
  expect(told).toEqual([expect.stringContaining('A newer version of this program')]);
  expect([await done(), await tables()]).toEqual(before);
  await client.query(`delete from drizzle.__drizzle_migrations where hash = 'of-newer'`);
});

test('a newer one that lacks what this one has done is refused', async () => {
  await client.query('begin');
  const { rows } = await client.query(
    'delete from drizzle.__drizzle_migrations where id = (select min(id) from drizzle.__drizzle_migrations) returning *',
  );
  const [{ hash, created_at: at }] = rows as [{ hash: string; created_at: string }];
  await client.query(
    `insert into drizzle.__drizzle_migrations (hash, created_at)
       select 'of-newer', max(created_at) + 1 from drizzle.__drizzle_migrations`,
  );
  await client.query('commit');
  await expect(migrate(database.url)).rejects.toThrow(/another version/);
  await client.query(`delete from drizzle.__drizzle_migrations where hash = 'of-newer'`);
  await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
    hash,
    at,
  ]);
});

test('a database of another version is refused in words, and nothing in it is touched', async () => {
  await client.query(`insert into drizzle.__drizzle_migrations (hash, created_at) values ('of-old', 1)`);
  const before = [await done(), await tables()];
  const refused = migrate(database.url);
  await expect(refused).rejects.toThrow(OperatorError);
  await expect(refused).rejects.toThrow(/another version/);
  expect([await done(), await tables()]).toEqual(before);
});
