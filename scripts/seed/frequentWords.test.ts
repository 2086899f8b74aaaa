import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { openPool } from '../../server/db/openPool';
import { seedDemonstration } from '../../server/seed/seedDemonstration';
import { recordStatements, type Statement } from '../../server/testing/recordStatements';
import { testApp, type TestApp } from '../../server/testing/testApp';
import { fillDatabase } from './fillDatabase';

/** More than a search may look at one by one. */
const MANY = 6000;
/** Stands in every number that the volume gives. */
const EVERYWHERE = '500';
const EXECUTIVE = 'demo-executivo';
const TODAY = '2026-11-20';

let server: TestApp;
let pool: ReturnType<typeof openPool>;
beforeAll(async () => {
  server = await testApp();
  await seedDemonstration(server.db);
  const volume = { policies: MANY, quotes: MANY, clients: 100 };
  await fillDatabase(server.database.url, volume, server.deps.clock, () => undefined);
  pool = openPool(server.database.url, () => undefined, { max: 1 });
}, 300_000);
afterAll(async () => {
  await pool.end();
  await server.close();
});

interface Answer {
  readonly Items: readonly { readonly Number?: string; readonly Identifier?: string }[];
  readonly Total: number;
  readonly More: boolean;
  readonly Next: string | null;
  readonly Counted: number;
  readonly Counts: Readonly<Record<string, number>> | readonly { Status: number; Total: number }[];
}

async function ask(url: string, payload: object, uid = EXECUTIVE): Promise<Answer> {
  const answer = await server.as(uid, { method: 'POST', url: `/api${url}`, payload });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json().Data;
}

const PAGES = 4;

/** The first pages of a list, each from where the one before ended. */
async function walked(url: string, body: object, uid?: string) {
  const first = await ask(url, body, uid);
  const found = [...first.Items];
  let { Next } = first;
  for (let Page = 2; Next && Page <= PAGES; Page += 1) {
    const page: Answer = await ask(url, { ...body, Page, After: Next }, uid);
    found.push(...page.Items);
    Next = page.Next;
  }
  return {
    first,
    found: found.map(({ Number: number, Identifier }) => number ?? Identifier),
    isWhole: !Next,
  };
}

interface Naive {
  readonly key: string;
  readonly status: string;
}

const wordsIn = (text: string) =>
  sql.join(
    text.split(' ').map((word) => sql`search_text like ${`%${word}%`}`),
    sql` and `,
  );

/** What a list says, against all rows as the plainest query gives them. */
function compare(
  { first, found, isWhole }: Awaited<ReturnType<typeof walked>>,
  all: Naive[],
  status?: string,
) {
  const shown = all.filter((row) => status === undefined || row.status === status);
  const expected = shown.map(({ key }) => key);
  expect(found).toEqual(isWhole ? expected : expected.slice(0, found.length));
  const many = (name: string) => all.filter((row) => row.status === name).length;
  const told = Array.isArray(first.Counts)
    ? Object.fromEntries(first.Counts.map((one) => [String(one.Status), one.Total]))
    : first.Counts;
  for (const name of new Set([...Object.keys(told), ...all.map((row) => row.status)]))
    expect([name, told[name as never] ?? 0]).toEqual([name, Math.min(first.Counted, many(name))]);
  expect(first.Total).toBe(Math.min(first.Counted, shown.length));
}

const TEXTS = [EVERYWHERE, 'um', `${EVERYWHERE} um`, 'construtora', `construtora ${EVERYWHERE}`, 'q9'];

describe('policies are what the plainest query finds', () => {
  const columns = {
    issued: 'issued_at',
    number: 'number',
    holder: `coalesce(search_text(holder_name), '')`,
    amount: 'insured_amount',
    start: 'validity_start',
    end: 'validity_end',
  };
  const all = async (text: string, sort: keyof typeof columns, where = sql`true`, uid = EXECUTIVE) => {
    const seen =
      uid === EXECUTIVE
        ? sql`true`
        : sql`(owner_uid = ${uid} or client_document in (select client_document from user_clients where user_uid = ${uid}))`;
    const { rows } = await server.db.execute<Naive & Record<string, unknown>>(sql`
      select number as key, case when cancelled_at is not null then 'Cancelado' when validity_end < ${TODAY} then 'Vencida'
        when validity_start > ${TODAY} then 'Emitida' else 'Vigente' end as status
      from policies where ${wordsIn(text)} and ${where} and ${seen}
        and validity_end >= ${TODAY}::date - interval '6 months'
      order by ${sql.raw(columns[sort])} desc, id desc`);
    return rows;
  };
  const filters = [
    [{}, sql`true`],
    [{ Product: 'BID', Insurer: 'Tokio' }, sql`product = 'BID' and insurer_name = 'Tokio'`],
    [{ Insurer: 'Essor' }, sql`insurer_name = 'Essor'`],
    [{ EndsIn: '2027-01' }, sql`validity_end >= '2027-01-01' and validity_end < '2027-02-01'`],
  ] as const;
  const sorts = Object.keys(columns) as (keyof typeof columns)[];
  const cases = TEXTS.flatMap((text, at) =>
    filters.map((filter, by) => [text, sorts[(at + by) % sorts.length]!, ...filter] as const),
  );

  test.each(cases)('%j by %s, %j', async (Text, Sort, filter, where) => {
    const body = { Text, Sort, Descending: true, ...filter };
    const naive = await all(Text, Sort, where);
    compare(await walked('/InsurancePolicy/search', body), naive);
    for (const Status of ['Emitida', 'Cancelado'])
      compare(await walked('/InsurancePolicy/search', { ...body, Status }), naive, Status);
  });

  test.each(TEXTS)('%j, of a customer', async (Text) => {
    const uid = 'demo-cliente';
    compare(
      await walked('/InsurancePolicy/search', { Text, Sort: 'end', Descending: true }, uid),
      await all(Text, 'end', sql`true`, uid),
    );
  });
});

describe('requests at the desk are what the plainest query finds', () => {
  const columns = { updated: 'updated_at', amount: 'coalesce(insured_amount, 0)' };
  const filters = [
    [{}, sql`true`],
    [{ Product: 'BID' }, sql`product = 'BID'`],
    [{ Holder: 'nobody' }, sql`held_by is null`],
  ] as const;
  const cases = TEXTS.flatMap((text, at) =>
    filters.map((filter, by) => [text, (at + by) % 2 ? 'updated' : 'amount', ...filter] as const),
  );

  test.each(cases)('%j by %s, %j', async (Text, Sort, filter, where) => {
    const { rows } = await server.db.execute<Naive & Record<string, unknown>>(sql`
      select identifier as key, status::text from quotes where ${wordsIn(Text)} and ${where} and deleted_at is null
      order by ${sql.raw(columns[Sort])} desc, id desc`);
    const body = { Text, Sort, ...filter };
    compare(await walked('/desk/queue', { ...body, All: true }), rows);
    for (const Status of [1, 3])
      compare(await walked('/desk/queue', { ...body, Status }), rows, String(Status));
  });
});

interface Plan {
  readonly 'Node Type': string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Rows Removed by Index Recheck'?: number;
  readonly Plans?: readonly Plan[];
}

const nodesOf = (plan: Plan): readonly Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

/** How many rows a statement looks at. */
async function rowsReadBy({ text, values }: Statement): Promise<number> {
  if (!/^\s*(select|with)\b/i.test(text)) return 0;
  const { rows } = await pool.query(`explain (analyze, format json) ${text}`, [...values]);
  const [{ Plan: plan }] = rows[0]['QUERY PLAN'] as [{ Plan: Plan }];
  return nodesOf(plan)
    .filter((node) => /^(Index|Bitmap Heap|Seq)/.test(node['Node Type']))
    .reduce((sum, node) => {
      const removed = (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0);
      return sum + (node['Actual Rows'] + removed) * node['Actual Loops'];
    }, 0);
}

it.each([
  ['/InsurancePolicy/search', {}],
  ['/InsurancePolicy/search', { Sort: 'amount' }],
  ['/InsurancePolicy/search', { Sort: 'holder' }],
  ['/desk/queue', {}],
  ['/desk/queue', { All: true, Sort: 'amount' }],
])('%s %j with a word of every record looks at few of them', async (url, filter) => {
  // The shorter one is too short for any index of texts.
  for (const Text of [EVERYWHERE, '50']) {
    const statements = await recordStatements(() => ask(url, { ...filter, Text }));
    let read = 0;
    for (const statement of statements) read += await rowsReadBy(statement);
    expect(read, Text).toBeLessThan(MANY / 2);
  }
});
