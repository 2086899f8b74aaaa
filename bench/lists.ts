import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asc, eq } from 'drizzle-orm';
import { fillDatabase } from '../scripts/seed/fillDatabase';
import { createClock } from '../server/clock';
import { openDb } from '../server/db/db';
import { migrate } from '../server/db/migrate';
import { quotes, userClients } from '../server/db/schema';
import { startPostgres } from '../server/infra/postgres/startPostgres';
import { seedDemonstration } from '../server/seed/seedDemonstration';
import { listRequests, type ListRequest } from '../server/testing/listRequests';
import { testApp, type TestApp } from '../server/testing/testApp';
import { measureExport } from './lists/measureExport';
import type { Row } from './driver/rows';

const ROWS = Number(process.env['BENCH_ROWS'] ?? 1_000_000);
const MANY = { policies: ROWS, quotes: ROWS, clients: 5000 };
const BUDGET = 3;
const CUSTOMER = 'demo-cliente';

/** Figure 10: lists against reading one request by its number over the same routes, and the Excel file. */
export async function run(rounds = 40): Promise<Row[]> {
  // A database that `npm run seed` filled before saves the minutes that it takes.
  const given = process.env['BENCH_DATABASE_URL'];
  const ground = given ? { url: given, close: () => Promise.resolve() } : await filled();
  const server = await testApp({
    database: { url: ground.url, directUrl: ground.url, drop: () => Promise.resolve() },
  });
  try {
    return [...(await measureLists(server, rounds)), ...(await measureExport(server))];
  } finally {
    await server.close();
    await ground.close();
  }
}

async function filled() {
  const dataDir = await mkdtemp(join(tmpdir(), 'lastro-volume-'));
  const postgres = await startPostgres({ dataDir });
  await migrate(postgres.url);
  const { db, pool } = openDb(postgres.url, () => undefined, 1);
  await seedDemonstration(db);
  await pool.end();
  const database = { url: postgres.url, directUrl: postgres.url, drop: () => Promise.resolve() };
  // What is sold is a release of a server that started.
  await (await testApp({ database })).close();
  await fillDatabase(postgres.url, MANY, createClock(), () => undefined);
  const close = async () => {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { url: postgres.url, close };
}

/** They take turns, each once a round; the first rounds warm up. */
async function measureLists(server: TestApp, rounds: number): Promise<Row[]> {
  // A whole file is no page, and what it leaves to collect would slow the ones after it: how it flows is measured below.
  const pages = (await listRequests(server.db)).filter(({ isFile }) => !isFile);
  const all = [await oneRequest(server), ...pages];
  const taken = all.map((): number[] => []);
  for (let round = -3; round < rounds; round += 1) {
    for (const [at, one] of all.entries()) {
      const ms = await timeOf(server, one);
      if (round >= 0) taken[at]!.push(ms);
    }
  }
  const [reference, ...lists] = taken.map(p95);
  return lists.map((value, at) => ({
    id: '10',
    what: all[at + 1]!.what,
    unit: 'ms',
    value,
    reference: reference!,
    budget: BUDGET,
  }));
}

async function oneRequest({ db }: TestApp): Promise<ListRequest> {
  const [quote] = await db
    .select({ identifier: quotes.identifier })
    .from(quotes)
    .innerJoin(userClients, eq(userClients.clientDocument, quotes.clientDocument))
    .where(eq(userClients.userUid, CUSTOMER))
    .orderBy(asc(quotes.identifier))
    .limit(1);
  const url = `/api/quote?identifier=${quote!.identifier}`;
  return { what: 'one request', uid: CUSTOMER, request: { url } };
}

async function timeOf(server: TestApp, { what, uid, request }: ListRequest): Promise<number> {
  const began = performance.now();
  const { statusCode, body } = await server.as(uid, request);
  if (statusCode !== 200) throw new Error(`${what}: ${body}`);
  return performance.now() - began;
}

function p95(all: readonly number[]): number {
  return all.toSorted((a, b) => a - b)[Math.floor(all.length * 0.95)] ?? 0;
}
