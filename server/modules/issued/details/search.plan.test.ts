import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findUser } from '../../people/account/repository';
import { seedDemonstration } from '../../../seed/seedDemonstration';
import { testApp } from '../../../testing/testApp';
import type { TestApp } from '../../../testing/testApp';
import { searchDocuments } from './repository';

const POLICIES = 20_000;
const CLIENTS = 1000;
/** As many as are stored within a statement's time. */
const BATCH = 2500;

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
  await seedDemonstration(server.db);
  await server.db.execute(sql`
    insert into clients (document, name, executive_id)
    select lpad(n::text, 12, '0') || '00', 'Cliente ' || n, (select id from contacts where role = 'executive')
    from generate_series(1, ${sql.raw(String(CLIENTS))}) n`);
  for (let from = 1; from <= POLICIES; from += BATCH) await store(from);
  await server.db.execute(sql`
    insert into user_clients (user_uid, client_document) values ('demo-cliente', '00000000000700')`);
  await server.db.execute(sql`vacuum analyze policies`);
  await server.db.execute(sql`analyze clients`);
});
afterAll(() => server.close());

async function store(from: number): Promise<void> {
  await server.db.execute(sql`
    insert into policies (number, proposal_number, product, insurer_name, client_document, insured_amount,
      validity_start, validity_end, commercial_premium, iof, gross_premium, issued_at, first_state)
    select '20260775' || lpad(n::text, 7, '0') || '00', 'P' || n, 'BID', 'Seguradora',
      lpad((1 + n % ${sql.raw(String(CLIENTS))})::text, 12, '0') || '00', 1000, '2026-01-01', '2027-01-01', 10, 0, 10,
      '2026-01-01'::timestamptz + n * interval '1 minute', '{}'
    from generate_series(${sql.raw(String(from))}, ${sql.raw(String(from + BATCH - 1))}) n`);
}

/** All but the last digits of a number is what every policy of a year has in common. */
const sought = ['', '20260775000', '202607750001234'];
const people = ['demo-cliente', 'demo-executivo'];
const tries = people.flatMap((uid) => sought.map((part) => [uid, part] as const));

test.each(tries)('%s that looks for "%s" reads no table from end to end', async (uid, part) => {
  const user = (await findUser(server.db, uid))!;
  const plans: string[] = [];
  const execute = async (query: SQL) => {
    const { rows } = await server.db.execute<{ 'QUERY PLAN': string }>(
      sql`explain (analyze, timing off) ${query}`,
    );
    plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'));
    return server.db.execute(query);
  };
  const { catalogue } = server.deps.products;
  const seeker = { caller: { user, link: null }, catalogue };
  await searchDocuments(Object.assign(Object.create(server.db), { execute }), seeker, part, 5);
  for (const plan of plans) {
    expect(plan).not.toMatch(/Seq Scan on policies/);
  }
  expect(plans.length).toBeGreaterThan(0);
});
