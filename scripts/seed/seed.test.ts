import { asc, eq, ne, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { billets, clients, endorsements, policies, quotes, releases } from '../../server/db/schema';
import { fold } from '../../server/modules/issued/policies/fold';
import { stateOf } from '../../server/modules/issued/policies/state';
import { seedDemonstration } from '../../server/seed/seedDemonstration';
import { VOLUME } from '../../server/seed/volume/refuseVolume';
import { testApp, type TestApp } from '../../server/testing/testApp';
import { fillDatabase } from './fillDatabase';

const VOLUMES = { policies: 3000, quotes: 3000, clients: 100 };

let server: TestApp;
const told: string[] = [];
/** Every index, constraint and trigger as the database describes it, and whether it holds. */
const structure = async () => {
  const { rows } = await server.db.execute(sql`
    select indexdef as part from pg_indexes where schemaname = 'public'
    union all select concat_ws(' ', conrelid::regclass, conname, convalidated, pg_get_constraintdef(oid))
      from pg_constraint where connamespace = 'public'::regnamespace
    union all select concat_ws(' ', tgenabled, pg_get_triggerdef(oid)) from pg_trigger where not tgisinternal
    order by 1`);
  return rows.map(({ part }) => part);
};
let structureBefore: unknown[];
const fill = () =>
  fillDatabase(
    server.database.url,
    VOLUMES,
    server.deps.clock,
    (what, done, total) => void told.push(`${what} ${done}/${total}`),
  );

beforeAll(async () => {
  server = await testApp();
  structureBefore = await structure();
});
afterAll(() => server.close());

it('refuses a database that may hold real data, fills a demonstration once, and says how far it is', async () => {
  await expect(fill()).rejects.toThrow('may hold real data');
  expect(await server.db.$count(policies)).toBe(0);
  await seedDemonstration(server.db);
  const sold = await server.db.select().from(releases);
  await fill();
  // Nor is what is sold another afterwards.
  expect(await server.db.select().from(releases)).toEqual(sold);
  expect(told).toContain('policies 3000/3000');
  expect(await server.db.$count(policies)).toBe(VOLUMES.policies);
  expect(await server.db.$count(quotes)).toBe(VOLUMES.quotes);
  expect(await structure()).toEqual(structureBefore);
  await expect(fill()).rejects.toThrow('filled before');
});

it('says of each policy what the fold of its history says', async () => {
  const all = await server.db.select().from(policies);
  const issued = await server.db.select().from(endorsements).orderBy(asc(endorsements.suffix));
  expect(issued.length).toBeGreaterThan(300);
  for (const policy of all) {
    const own = issued.filter(({ policyId }) => policyId === policy.id);
    const counting = own.filter(({ cancelledAt }) => cancelledAt === null);
    expect(stateOf(policy)).toEqual(fold(policy.firstState, counting));
    expect(policy.version).toBe(own.length + own.length - counting.length);
    expect(own.map(({ suffix, number }) => [suffix, number.slice(0, -2)])).toEqual(
      own.map((_, at) => [at + 1, policy.number.slice(0, -2)]),
    );
  }
  const { rows } = await server.db.execute(sql`
    select r.id from (select id, client_document, desk_id, holder_name from policies
      union all select id, client_document, desk_id, holder_name from quotes) r
    left join clients c on c.document = r.client_document
    where r.desk_id is distinct from c.executive_id or r.holder_name is distinct from c.name`);
  expect(rows).toEqual([]);
});

it('draws billets that add up to the premiums, and leaves the counter behind the last', async () => {
  const { rows } = await server.db.execute(sql`
    select d.id from (
      select id, gross_premium from policies union all select id, gross_premium from endorsements) d
    left join lateral (select coalesce(sum(amount), 0) as sum from billets b
      where coalesce(b.endorsement_id, b.policy_id) = d.id) drawn on true
    where drawn.sum <> greatest(d.gross_premium, 0)`);
  expect(rows).toEqual([]);
  const [last] = await server.db.select({ last: sql<string>`max(our_number)` }).from(billets);
  const { rows: counters } = await server.db.execute(
    sql`select last from identifier_counters where prefix = 'our-number'`,
  );
  expect(Number(counters[0]!['last'])).toBe(Number(last!.last));
});

it('makes requests that the portal reads as their customers and the desk do', async () => {
  const [quote] = await server.db.select().from(quotes).where(ne(quotes.product, 'BID')).limit(1);
  for (const { identifier, ownerUid, clientDocument } of [quote!]) {
    const answer = await server.as(ownerUid, { url: `/api/quote?identifier=${identifier}` });
    expect(answer.statusCode).toBe(200);
    const { Data } = answer.json();
    const [client] = await server.db.select().from(clients).where(eq(clients.document, clientDocument!));
    expect(JSON.stringify(Data.Record)).toContain(client!.document);
    const desk = await server.as('demo-executivo', { url: `/api/desk/quote?identifier=${identifier}` });
    expect(desk.statusCode).toBe(200);
  }
  expect(VOLUME).toBe('volume');
});
