import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { STATUS } from '../../../../contract/statuses/quote';
import { batches, quotes } from '../../../db/schema';
import { seedDemonstration } from '../../../seed/seedDemonstration';
import { bidRecord } from '../../../testing/bidRecord';
import { quoteDesk, TOMADOR } from '../../../testing/quoteDesk';
import { testApp, type TestApp } from '../../../testing/testApp';
import { joinBatch } from './repository';
import { closeAccount } from '../../people/own-data/closeAccount';

let server: TestApp;
beforeAll(async () => {
  server = await testApp({ jobs: 'idle' });
  await seedDemonstration(server.db);
});
afterAll(() => server.close());

const desk = quoteDesk(() => server);
const OTHER = 'demo-cliente';

async function ask(method: 'GET' | 'PUT' | 'POST', url: string, payload?: object, uid = TOMADOR) {
  const answer = await server.as(uid, { method, url: `/api${url}`, payload });
  return { status: answer.statusCode, data: answer.json().Data };
}
const open = (Id: string, Name = 'editais.csv', uid = TOMADOR) =>
  ask('PUT', '/quotes/batch', { Id, Name, Product: 'BID' }, uid);
const read = (id: string, uid = TOMADOR) => ask('GET', `/quotes/batch?id=${id}`, undefined, uid);
const tracked = async (Batch: string, uid = TOMADOR) => {
  const { data } = await ask('POST', '/quotes/search', { Batch, Sort: 'number' }, uid);
  return [data.Items.map((item: { Identifier: string }) => item.Identifier), data.Total, data.Counts];
};

/** Registers a row under its key as part of a batch. */
async function row(batch: string, key: string): Promise<string> {
  const headers = { 'idempotency-key': key, 'request-batch': batch };
  const payload = { bid: bidRecord() };
  const answer = await server.as(TOMADOR, { method: 'POST', url: '/api/quote/bid', payload, headers });
  return answer.json().Data.Identifier;
}

test('what came of one spreadsheet is listed, counted and priced as one thing', async () => {
  const [batch, later] = [randomUUID(), randomUUID()];
  await open(batch);
  const numbers = [
    await row(batch, 'row-key-1'),
    await row(batch, 'row-key-2'),
    await row(batch, 'row-key-3'),
  ];
  await desk.registered();
  expect(await tracked(batch)).toEqual([numbers, 3, [{ Status: 1, Total: 3 }]]);
  const priced = (identifier: string, grossPremium: string, status: number) =>
    server.db
      .update(quotes)
      .set({ status, grossPremium, commercialPremium: grossPremium, iof: '0.00', releasedAt: new Date() })
      .where(eq(quotes.identifier, identifier));
  await priced(numbers[0]!, '150.10', STATUS.paymentReady);
  await priced(numbers[1]!, '0.20', STATUS.proposalReady);
  // One that has lapsed is no price any more.
  await priced(numbers[2]!, '7000.00', STATUS.expired);
  expect((await read(batch)).data).toMatchObject({
    Name: 'editais.csv',
    ProductName: 'Licitante',
    Total: 3,
    Offered: 2,
    GrossPremium: 150.3,
  });
  // The same row of another file is the same request, of both files.
  await open(later, 'editais (2).csv');
  expect(await row(later, 'row-key-2')).toBe(numbers[1]);
  expect((await tracked(later))[0]).toEqual([numbers[1]]);
  expect((await tracked(batch))[1]).toBe(3);
  const { data: latest } = await ask('GET', '/quotes/batches');
  const names = latest.map(({ Name }: { Name: string }) => Name);
  expect(names.toSorted()).toEqual(['editais (2).csv', 'editais.csv']);
});

test('is its owner’s alone, and a request is in no batch of another', async () => {
  const batch = randomUUID();
  await open(batch);
  const own = await row(batch, 'row-key-4');
  expect((await read(batch, OTHER)).status).toBe(404);
  expect((await open(batch, 'outra.csv', OTHER)).status).toBe(404);
  expect((await tracked(batch, OTHER))[0]).toEqual([]);
  expect((await ask('GET', '/quotes/batches', undefined, OTHER)).data).toEqual([]);
  const theirs = 'BID0009999';
  await desk.storeLike(await desk.rowOf(own), { identifier: theirs, ownerUid: OTHER });
  await joinBatch(server.db, OTHER, batch, theirs);
  await joinBatch(server.db, TOMADOR, batch, theirs);
  expect((await tracked(batch))[1]).toBe(1);
  // Opened again it stays as it was; one that nobody opened holds nothing.
  expect((await open(batch, 'nova.csv')).status).toBe(200);
  expect((await read(batch)).data.Name).toBe('editais.csv');
  const unknown = randomUUID();
  expect(await row(unknown, 'row-key-6')).toMatch(/^BID/);
  expect((await read(unknown)).status).toBe(404);
});

test('its name goes with the account, its requests stay', async () => {
  const batch = randomUUID();
  await open(batch);
  const number = await row(batch, 'row-key-7');
  await server.db.transaction((tx) => closeAccount(tx, TOMADOR, new Date()));
  expect(await server.db.select().from(batches).where(eq(batches.userUid, TOMADOR))).toEqual([]);
  expect(await desk.rowOf(number)).toBeDefined();
});
