import { once } from 'node:events';
import { request as ask, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { trackingSorts } from '../../contract/search';
import { openPool } from '../../server/db/openPool';
import { seedDemonstration } from '../../server/seed/seedDemonstration';
import { listRequests } from '../../server/testing/listRequests';
import { recordStatements, type Statement } from '../../server/testing/recordStatements';
import { testApp, type TestApp } from '../../server/testing/testApp';
import { until } from '../../server/testing/until';
import { fillDatabase } from './fillDatabase';

/** Tables that grow with the business; the rest is as small in ten years as it is now. */
const LARGE = ['policies', 'endorsements', 'billets', 'quotes', 'quote_events'];
/**
 * The planner works as on the product's own connections, which discourage sequential scans: one is left only where no index
 * serves, however few rows there are. How long it takes with a million `npm run bench` measures.
 */
const VOLUME = { policies: 2000, quotes: 2000, clients: 100 };

interface Plan {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly Plans?: readonly Plan[];
}

let server: TestApp;
let pool: ReturnType<typeof openPool>;
beforeAll(async () => {
  server = await testApp();
  await seedDemonstration(server.db);
  await fillDatabase(server.database.url, VOLUME, server.deps.clock, () => undefined);
  pool = openPool(server.database.url, () => undefined, { max: 1 });
  // Left to itself it comes at any moment, and what an index tells by itself is known only then.
  await pool.query('vacuum analyze');
});
afterAll(async () => {
  await pool.end();
  await server.close();
});

const nodesOf = (plan: Plan): readonly Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

/** The plan of a statement, with the values that it was sent with. */
async function planOf({ text, values }: Statement): Promise<readonly Plan[]> {
  if (!/^\s*(select|with)\b/i.test(text)) return [];
  const { rows } = await pool.query(`explain (format json) ${text}`, [...values]);
  const [{ Plan: plan }] = rows[0]['QUERY PLAN'] as [{ Plan: Plan }];
  return nodesOf(plan);
}

/** What a statement reads from end to end. */
async function scannedBy(statement: Statement): Promise<string[]> {
  const scans = (await planOf(statement)).filter((node) => node['Node Type'] === 'Seq Scan');
  return scans.map((node) => node['Relation Name'] ?? '').filter((table) => LARGE.includes(table));
}

it('no list that anybody asks for reads a large table from end to end', async () => {
  const found: string[] = [];
  let read = 0;
  for (const { what, uid, request } of await listRequests(server.db)) {
    const statements = await recordStatements(async () => {
      const answer = await server.as(uid, request);
      expect(answer.statusCode, `${what}: ${answer.body.slice(0, 200)}`).toBe(200);
    });
    read += statements.length;
    for (const statement of statements)
      for (const table of await scannedBy(statement))
        found.push(`${what}: ${table}: ${statement.text.slice(0, 300)}`);
  }
  expect(read).toBeGreaterThan(100);
  expect(found).toEqual([]);
});

it.each(trackingSorts)('a customer’s requests by %s are read in the order of their index', async (Sort) => {
  const search = { method: 'POST', url: '/api/quotes/search', payload: { Sort } } as const;
  const statements = await recordStatements(() => server.as('demo-cliente', search));
  const [list] = statements.filter(({ text }) => text.includes('seen.value::text'));
  const indexes = (await planOf(list!)).map((node) => node['Index Name']);
  expect(indexes).toContain(`quotes_client_${Sort}`);
  expect(indexes).not.toContain('quotes_client_text');
});

const LOOKS = 8;

/** The queries that read a part of a sheet. */
const partsIn = (statements: readonly Statement[]) =>
  statements.filter(({ text }) => text.includes('seen.value::text')).length;

/** How many parts were read when no more are: looked at so often, as a busy machine pauses between two. */
async function partsAtRest(statements: readonly Statement[]): Promise<number> {
  const seen: number[] = [];
  return until(async () => {
    const now = partsIn(statements);
    seen.push(now);
    return seen.length > LOOKS && seen.at(-LOOKS) === now ? now : undefined;
  });
}

const SHEET = { method: 'POST', url: '/api/InsurancePolicy/export/excel', payload: {} } as const;
const EXECUTIVE = { authorization: 'Bearer demo-executivo' };

let whole = 0;

it('a sheet is read as far as its reader takes it, from its first bytes on', async () => {
  let atRest = 0;
  const statements = await recordStatements(async (sofar) => {
    const answer = await server.app.inject({ ...SHEET, headers: EXECUTIVE, payloadAsStream: true });
    const bytes = answer.stream();
    await once(bytes, 'readable');
    atRest = await partsAtRest(sofar);
    for await (const chunk of bytes) expect(chunk).toBeDefined();
  });
  whole = partsIn(statements);
  expect(atRest).toBeLessThan(whole);
});

it('a sheet whose reader has gone is read no further', async () => {
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = server.app.server.address() as AddressInfo;
  const statements = await recordStatements(async (sofar) => {
    const headers = { ...EXECUTIVE, 'content-type': 'application/json' };
    const asked = ask({ port, path: SHEET.url, method: SHEET.method, headers });
    asked.on('error', () => undefined).end('{}');
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    await once(answer, 'readable');
    asked.destroy();
    await partsAtRest(sofar);
  });
  expect(partsIn(statements)).toBeLessThan(whole);
});
