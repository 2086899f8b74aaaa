import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../../tests/support/createTestDatabase';
import type { TestDatabase } from '../../../tests/support/createTestDatabase';
import { emulatorToken } from '../../../tests/support/emulatorToken';
import { openDb } from '../../db/db';
import type { Db } from '../../db/db';
import { constantTables, definitions } from '../../db/schema';
import type { QuoteRow } from '../../db/schema';
import { hubClient } from '../../testing/hubClient';
import { loadBalancer } from '../../testing/loadBalancer';
import type { LoadBalancer } from '../../testing/loadBalancer';
import { serverProcess } from '../../testing/serverProcess';
import type { ServerProcess } from '../../testing/serverProcess';
import { until } from '../../testing/until';
import { insertQuote } from '../quotes/repository';
import { moveQuote } from '../quotes/moveQuote';
import { STATUS } from '../../../contract/statuses/quote';
import { notify } from './notify';

const EMAIL = 'tomador@lastro.test';
const token = () => emulatorToken({ sub: 'demo-tomador', email: EMAIL });

let database: TestDatabase;
const servers: ServerProcess[] = [];
let balancer: LoadBalancer | undefined;

beforeAll(async () => {
  database = await createTestDatabase();
  servers.push(...(await Promise.all([serverProcess(database), serverProcess(database)])));
  balancer = await loadBalancer(servers.map(({ port }) => port));
});
afterAll(async () => {
  await balancer?.close();
  await Promise.all(servers.map(({ end }) => end('SIGTERM')));
  await database.drop();
});

test('two server processes, one killed: its client goes on at the other and misses nothing', async () => {
  // A third process as far as the servers know: it only shares their database.
  const { db, pool } = openDb(database.url, () => undefined, 1);
  const tell = (data: string) => notify(db, ['demo-tomador'], { notificationType: 'ReadyProposal', data });
  const [first, second] = servers as [ServerProcess, ServerProcess];
  const client = hubClient(balancer!.url, token, EMAIL);
  const elsewhere = hubClient(`http://127.0.0.1:${second.port}`, token, EMAIL);
  for (const each of [client, elsewhere]) {
    await each.connection.start();
    await each.subscribe(EMAIL);
  }
  await tell('BID0000001');
  await Promise.all([client.hasReceived('BID0000001'), elsewhere.hasReceived('BID0000001')]);

  const cutOff = new Promise((done) => client.connection.onreconnecting(done));
  await first.end('SIGKILL');
  await tell('BID0000002');
  await cutOff;
  await until(async () => (client.registered.length > 1 ? true : undefined));
  expect(client.registered[1]?.map(({ data }) => data)).toEqual(['BID0000001', 'BID0000002']);

  await tell('BID0000003');
  await client.hasReceived('BID0000001', 'BID0000003');
  await elsewhere.hasReceived('BID0000001', 'BID0000002', 'BID0000003');

  const quote = await storedQuote(db);
  await db.transaction((tx) => moveQuote(tx, quote, { to: STATUS.denied, actorUid: null, at: new Date() }));
  for (const each of [client, elsewhere]) {
    await until(async () => each.changed.find(({ Identifier }) => Identifier === quote.identifier));
  }
  await Promise.all([client, elsewhere].map(({ connection }) => connection.stop()));
  await pool.end();
});

/** A request of the user, in analysis, under any of the definitions that the servers have stored. */
async function storedQuote(db: Db): Promise<QuoteRow> {
  const [definition] = await db.select({ hash: definitions.hash }).from(definitions).limit(1);
  const [constants] = await db.select({ hash: constantTables.hash }).from(constantTables).limit(1);
  return insertQuote(db, {
    identifier: 'BID0000009',
    product: 'BID',
    productId: '63dce85e-1b64-5504-aff3-f53e2fd65392',
    definitionHash: definition!.hash,
    constantsHash: constants!.hash,
    ownerUid: 'demo-tomador',
    status: STATUS.analysing,
    record: {},
    answers: {},
    businessDay: '2026-11-20',
    context: {},
    expiresAt: new Date(Date.now() + 86_400_000),
  });
}
