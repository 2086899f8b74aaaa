import { sql } from 'drizzle-orm';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { notifications, userClients } from '../../db/schema';
import { seedDemonstration } from '../../seed/seedDemonstration';
import { hubClient } from '../../testing/hubClient';
import type { HubClient } from '../../testing/hubClient';
import { quoteDesk, TOMADOR } from '../../testing/quoteDesk';
import { TEST_NOW, testApp } from '../../testing/testApp';
import type { TestApp } from '../../testing/testApp';
import { until } from '../../testing/until';
import { moveQuote } from '../quotes/moveQuote';
import { STATUS } from '../../../contract/statuses/quote';
import { announcementOf, announcementText, traceIn, withTrace } from '../../hub/announcement';
import { notify } from './notify';

/** Two instances of the application on one database, as two processes would be. */
let servers: [TestApp, TestApp];
let origins: [string, string];
let identifier: string;
const clients: HubClient[] = [];
const desk = quoteDesk(() => servers[0]);

beforeAll(async () => {
  const one = await testApp({ jobs: 'idle' });
  const two = await testApp({ database: one.database });
  servers = [one, two];
  await seedDemonstration(one.db);
  origins = [await originOf(one), await originOf(two)];
});
afterEach(async () => {
  await Promise.all(clients.splice(0).map(({ connection }) => connection.stop()));
  await servers[0].db.delete(notifications);
});
afterAll(async () => {
  await servers[1].close();
  await servers[0].close();
});

async function register(): Promise<void> {
  identifier = await desk.registered();
}

async function originOf({ app }: TestApp): Promise<string> {
  await app.listen({ host: '127.0.0.1', port: 0 });
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
}

async function subscribed(at: 0 | 1, name = 'tomador'): Promise<HubClient> {
  const client = hubClient(origins[at], () => `demo-${name}`, `${name}@lastro.test`);
  clients.push(client);
  await client.connection.start();
  await client.subscribe(`${name}@lastro.test`);
  return client;
}

/** Moves the quote at instance `at`; the transaction fails afterwards when told to. */
async function move(to: 2 | 3, at: 0 | 1 = 0, fails = false): Promise<void> {
  const quote = await desk.rowOf(identifier);
  await servers[at].db.transaction(async (tx) => {
    await moveQuote(tx, quote, { to, actorUid: null, at: new Date(TEST_NOW) });
    if (fails) throw new Error('rolled back');
  });
}

const hasHeard = (client: HubClient, ...statuses: (number | null)[]) =>
  until(async () =>
    client.changed.map(({ Status }) => Status).join() === statuses.join() ? true : undefined,
  );

describe('a quote that moves', () => {
  beforeEach(register);

  test('is told to who sees it, at every instance, with its new status', async () => {
    const [here, there] = [await subscribed(0), await subscribed(1)];
    await move(STATUS.paymentReady);
    await Promise.all([hasHeard(here, 2), hasHeard(there, 2)]);
    expect(there.changed).toEqual([{ Identifier: identifier, Status: 2 }]);
  });

  test('is told to the executive who looks after its client', async () => {
    const executive = await subscribed(1, 'executivo');
    await move(STATUS.denied);
    await hasHeard(executive, 3);
  });

  test('is told to nobody else: what they hear next is something else', async () => {
    const [own, foreign] = [await subscribed(1), await subscribed(1, 'cliente')];
    await move(STATUS.paymentReady);
    await hasHeard(own, 2);
    const nomination = { userUid: 'demo-cliente', clientDocument: '11444777000161' };
    await servers[0].db.insert(userClients).values(nomination);
    const { id } = await desk.rowOf(identifier);
    await servers[0].db.execute(sql`select pg_notify('notifications', ${`quote ${id}`})`);
    await hasHeard(foreign, 2);
    await servers[0].db
      .delete(userClients)
      .where(sql`client_document = '11444777000161' and user_uid = 'demo-cliente'`);
  });

  test('and does not in the end, is not told', async () => {
    const client = await subscribed(1);
    await expect(move(STATUS.denied, 0, true)).rejects.toThrow('rolled back');
    await move(STATUS.paymentReady);
    await hasHeard(client, 2);
  });
});

test('a quote that is deleted is told too', async () => {
  await register();
  const client = await subscribed(1);
  const url = `/api/quote/delete?identifier=${identifier}&clientEmail=tomador@lastro.test`;
  expect((await servers[0].as(TOMADOR, { method: 'DELETE', url })).statusCode).toBe(200);
  await hasHeard(client, 1);
});

test('after a time in which nothing was heard of the database, any quote may be another', async () => {
  const client = await subscribed(0);
  await servers[0].db.execute(
    sql`select pg_terminate_backend(pid) from pg_stat_activity
        where application_name = 'lastro-listen' and datname = current_database()`,
  );
  await until(async () => (client.changed.length > 0 ? true : undefined));
  expect(client.changed[0]).toEqual({ Identifier: null, Status: null });
});

describe('reading', () => {
  const read = (at: 0 | 1) =>
    servers[at].as(TOMADOR, { method: 'POST', url: '/api/notification/markasread/all' });

  test('in one place empties the list in every other, and only of that user', async () => {
    for (const uid of [TOMADOR, 'demo-cliente']) {
      await notify(servers[0].db, [uid], { notificationType: 'ReadyProposal', data: 'BID0000001' });
    }
    const [here, there] = [await subscribed(0), await subscribed(1)];
    const other = await subscribed(1, 'cliente');
    await read(0);
    const lists = (client: HubClient) => client.registered.map((list) => list.length).join();
    await until(async () => (lists(here) === '1,0' && lists(there) === '1,0' ? true : undefined));
    expect(lists(other)).toBe('1');
  });

  test('what is unread is there for who has no WebSocket', async () => {
    await notify(servers[0].db, [TOMADOR], { notificationType: 'NewInsurancePolicy', data: 'AP-1' });
    const list = async () => (await servers[1].as(TOMADOR, { url: '/api/notification' })).json().Data;
    expect(await list()).toEqual([
      { id: expect.any(String), data: 'AP-1', notificationType: 'NewInsurancePolicy' },
    ]);
    await read(0);
    expect(await list()).toEqual([]);
    expect((await servers[0].as(null, { url: '/api/notification' })).statusCode).toBe(401);
  });
});

describe('an announcement', () => {
  const id = '6c0f4a52-3f0b-4c7e-9c53-8a1d1f6b0001';
  test.each([
    { kind: 'news', id, uid: 'u' } as const,
    { kind: 'read', uid: 'u' } as const,
    { kind: 'ended', uid: 'u' } as const,
    { kind: 'quote', id } as const,
    { kind: 'studio', id: `rascunho-${id}` } as const,
  ])('reads as it was written, with its request or without one: %j', (announcement) => {
    const text = announcementText(announcement);
    expect(announcementOf(text)).toEqual(announcement);
    expect(traceIn(text)).toBeUndefined();
    expect(announcementOf(withTrace(text, id))).toEqual(announcement);
    expect(traceIn(withTrace(text, id))).toBe(id);
  });

  test.each([
    '',
    'news',
    `news ${id}`,
    'news x u',
    'quote',
    'quote x',
    'read',
    'ended',
    'studio',
    'studio A',
    `other ${id}`,
  ])('is nothing else: %j', (payload) => expect(announcementOf(payload)).toBeUndefined());
});
