import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp, type TestApp } from '../../testing/testApp';

let server: TestApp;
beforeAll(async () => void (server = await testApp({ jobs: 'idle' })));
afterAll(() => server.close());

/** What the indexes of all texts are given to look for in a text. */
async function partsOf(text: string): Promise<string[]> {
  const { rows } = await server.db.execute<{ parts: string[] }>(
    sql`select search_parts(search_text(${text})) as parts`,
  );
  return rows[0]!.parts;
}

test.each([
  ['São João', ['joao']],
  ['Água Clara', ['agua', 'clar', 'lara']],
  ['me 123 s.a.', []],
  ['12abcd34', ['abcd']],
])('%j has the parts %j', async (text, parts) => {
  expect((await partsOf(text)).toSorted()).toEqual(parts);
});
