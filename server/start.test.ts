import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '../tests/support/createTestDatabase';
import type { TestDatabase } from '../tests/support/createTestDatabase';
import { emulatorToken } from '../tests/support/emulatorToken';
import { readServerConfig } from './config';
import { freePort } from './infra/postgres/freePort';
import { start } from './start';
import { bidRecord } from './testing/bidRecord';
import { until } from './testing/until';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

async function configured(env: Record<string, string> = {}) {
  const port = await freePort();
  const config = readServerConfig({
    PORT: String(port),
    DATABASE_URL: database.url,
    DATABASE_DIRECT_URL: database.directUrl,
    FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099',
    LOG_LEVEL: 'silent',
    ...env,
  });
  return { config, url: `http://127.0.0.1:${port}/api` };
}

const authorization = `Bearer ${emulatorToken({ sub: 'demo-tomador', email: 'tomador@lastro.test' })}`;
const headers = { authorization, 'content-type': 'application/json' };
const dataOf = async (response: Response) => ((await response.json()) as { Data: never }).Data;

test('two servers on one database: a request registered at one is underwritten and read at the other', async () => {
  const [one, two] = [await configured(), await configured()];
  const servers = await Promise.all([start(one.config), start(two.config)]);
  const { today } = await dataOf(await fetch(`${one.url}/wizard/context`, { headers }));
  const record = bidRecord({
    objectProperty: { startDateValidity: today, endDateValidity: later(today, 90) },
  });
  const body = JSON.stringify({ bid: record });
  const { Identifier } = await dataOf(await fetch(`${one.url}/quote/bid`, { method: 'POST', headers, body }));
  const read = async () => dataOf(await fetch(`${two.url}/quote?identifier=${Identifier}`, { headers }));
  const { Quote } = await until(async () => {
    const quote: { Status: number; Quote: { GrossPremium: number } } = await read();
    return quote.Status === 2 ? quote : undefined;
  });
  expect(Quote.GrossPremium).toBe(150);
  await Promise.all(servers.map(({ stop }) => stop()));
  await expect(fetch(`${one.url}/health`)).rejects.toThrow();
});

test('the clock may be moved for a trial', async () => {
  const { config, url } = await configured({ CLOCK_OFFSET_DAYS: '400' });
  const server = await start(config);
  const { today } = await dataOf(await fetch(`${url}/wizard/context`, { headers }));
  expect(Date.parse(today) - Date.now()).toBeGreaterThan(398 * 86_400_000);
  // Browsers follow it.
  const { now } = await dataOf(await fetch(`${url}/config`));
  expect(Date.parse(now) - Date.now()).toBeGreaterThan(398 * 86_400_000);
  await server.stop();
});

test('a port in use is an error, and nothing is left open', async () => {
  const { config } = await configured();
  const server = await start(config);
  await expect(start(config)).rejects.toMatchObject({ code: 'EADDRINUSE' });
  await server.stop();
  // Every connection of both is closed, or the server would not let go of the database; a pooler keeps its own.
  if (database.url === database.directUrl) await connectionsAreGone();
});

async function connectionsAreGone(): Promise<void> {
  const client = new Client(database.directUrl);
  await client.connect();
  const others =
    'select 1 from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()';
  await until(async () => ((await client.query(others)).rowCount === 0 ? true : undefined));
  await client.end();
}

function later(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
}
