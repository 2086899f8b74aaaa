import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { quotes } from '../../../db/schema';
import type { QuoteRow } from '../../../db/schema';
import { seedDemonstration } from '../../../seed/seedDemonstration';
import { quoteDesk, TOMADOR } from '../../../testing/quoteDesk';
import type { QuoteChanges } from '../../../testing/quoteDesk';
import { testApp } from '../../../testing/testApp';
import type { TestApp } from '../../../testing/testApp';

let server: TestApp;
let made: QuoteRow;
beforeAll(async () => {
  server = await testApp({ jobs: 'idle' });
  await seedDemonstration(server.db);
  made = await desk.rowOf(await desk.registered());
  await server.db.update(quotes).set({ deletedAt: new Date() }).where(eq(quotes.id, made.id));
});
afterAll(() => server.close());

const desk = quoteDesk(() => server);

const store = (...changed: QuoteChanges[]) => desk.storeLike(made, ...changed);

test('what one answered before is suggested, each once and the newest first, of no one else', async () => {
  const asked = (document: string, name: string) => ({ 'insured.document': document, 'insured.name': name });
  await store(
    { identifier: 'BID0009201', answers: asked('45997418000153', 'Itu'), createdAt: new Date('2031-01-01') },
    { identifier: 'BID0009202', answers: asked('11222333000181', 'Acme'), createdAt: new Date('2031-01-03') },
    {
      identifier: 'BID0009203',
      answers: asked('45997418000153', 'Itu SP'),
      createdAt: new Date('2031-01-02'),
    },
  );
  const url = '/api/quotes/recent-answers?wizard=licitante';
  const suggested: { Path: string; Answers: unknown[] }[] = (await server.as(TOMADOR, { url })).json().Data;
  expect(suggested.find(({ Path }) => Path === 'insured.document')!.Answers.slice(0, 2)).toEqual([
    { Value: '11222333000181', Name: 'Acme' },
    { Value: '45997418000153', Name: 'Itu SP' },
  ]);
  const another = JSON.stringify((await server.as('demo-cliente', { url })).json());
  expect(another).not.toContain('Itu SP');
  const unknown = await server.as(TOMADOR, { url: '/api/quotes/recent-answers?wizard=none' });
  expect(unknown.json().Data).toEqual([]);
});

test("what one asked for most comes first, of one's own requests alone", async () => {
  await store(
    { identifier: 'FL0009101', product: 'FL', deletedAt: null },
    { identifier: 'FL0009102', product: 'FL', deletedAt: null },
    { identifier: 'RE0009101', product: 'RE', deletedAt: null },
  );
  const asked = async (uid: string | null) =>
    (await server.as(uid, { url: '/api/quotes/most-asked' })).json().Data as {
      Product: string;
      Total: number;
    }[];
  const own = await asked(TOMADOR);
  const totals = own.map(({ Total }) => Total);
  expect(totals).toEqual(totals.toSorted((a, b) => b - a));
  expect(own.find(({ Product }) => Product === 'FL')!.Total).toBeGreaterThanOrEqual(2);
  expect((await server.as(null, { url: '/api/quotes/most-asked' })).statusCode).toBe(401);
});
