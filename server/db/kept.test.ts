import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp } from '../testing/testApp';
import type { TestApp } from '../testing/testApp';
import { keptRows } from './kept';

let server: TestApp;
beforeAll(async () => void (server = await testApp({ jobs: 'idle' })));
afterAll(() => server.close());

const doubled = (value: number) => sql`select ${value}::int * 2 as found`;

test('a kept statement answers by its values, also after its plan is kept and on every connection at once', async () => {
  const values = Array.from({ length: 80 }, (_, value) => value);
  const found = await Promise.all(
    values.map((value) => keptRows<{ found: number }>(server.db, doubled(value))),
  );
  expect(found.flat().map((row) => row.found)).toEqual(values.map((value) => value * 2));
});

test('it joins the transaction that it is given, and keeps one statement for one text', async () => {
  const kept = await server.db.transaction(async (tx) => {
    for (const value of [1, 2, 3]) await keptRows(tx, doubled(value));
    const { rows } = await tx.execute<{ many: number }>(
      sql`select count(*)::int as many from pg_prepared_statements where statement like '%* 2 as found'`,
    );
    return rows[0]!.many;
  });
  // Behind a pooler no statement has a name (unnamed.ts).
  expect(kept).toBe(server.database.url === server.database.directUrl ? 1 : 0);
});
