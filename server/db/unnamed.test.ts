import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../tests/support/createTestDatabase';
import type { TestDatabase } from '../../tests/support/createTestDatabase';
import { openDb } from './db';
import { insertRow } from './insertRow';
import { sessionSettings } from './openPool';
import { auditLog } from './schema';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const at = new Date('2026-11-20T15:00:00Z');
const entry = { actorUid: null, action: 'test', subject: 'test:1', before: null, after: null, at };

test.each([
  [true, 0],
  [false, 1],
])('behind a pooler (%s) %i statements of a connection keep a name', async (isPooled, names) => {
  const { db, pool } = openDb(database.directUrl, () => undefined, 1, { isPooled });
  await insertRow(db, auditLog, entry);
  expect(await insertRow(db, auditLog, entry)).toMatchObject(entry);
  const { rows } = await db.execute<{ n: number }>(
    sql`select count(*)::int as n from pg_prepared_statements`,
  );
  await pool.end();
  expect(rows).toEqual([{ n: names }]);
});

test('PgBouncer tells its connections what a server tells its own', () => {
  const [, told] = /connect_query='(.*)'/.exec(readFileSync('ops/pgbouncer/pgbouncer.ini', 'utf8'))!;
  expect(told).toBe(sessionSettings());
});
