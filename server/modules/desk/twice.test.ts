import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { quotes } from '../../db/schema';
import { seedDemonstration } from '../../seed/seedDemonstration';
import {
  addOtherExecutive,
  EXECUTIVE,
  executiveDesk,
  OTHER_EXECUTIVE,
  OTHERS_CLIENT,
} from '../../testing/executiveDesk';
import { testApp } from '../../testing/testApp';
import type { TestApp } from '../../testing/testApp';
import type { QuoteChanges } from '../quotes/repository';

let server: TestApp;
beforeAll(async () => {
  server = await testApp({ jobs: 'idle' });
  await seedDemonstration(server.db);
  await addOtherExecutive(server);
});
afterAll(() => server.close());

const { registered, rowOf, decide, audited, seenOf } = executiveDesk(() => server);

const TERMS = { commercialPremium: 434.56, maxInstallments: 2, insurerName: 'Seguradora Sandbox' };
const REASON = { reason: '  Sinistralidade acima do aceito.  ' };

/** Changes what is stored of a request, past the application. */
const change = (identifier: string, changes: QuoteChanges) =>
  server.db.update(quotes).set(changes).where(eq(quotes.identifier, identifier));

describe('twice', () => {
  test('by the same key is once, and the same answer', async () => {
    const [identifier, key] = [await registered(), randomUUID()];
    const seen = await seenOf(identifier);
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => decide('approve', identifier, TERMS, { key, seen })),
    );
    expect(answers.map(({ status, data }) => [status, data.Status])).toEqual(Array(8).fill([200, 2]));
    expect(await audited(`quote:${identifier}`)).toHaveLength(1);
  });

  test('by the same key with another premium is refused', async () => {
    const [identifier, key] = [await registered(), randomUUID()];
    await decide('approve', identifier, TERMS, { key });
    const other = await decide('approve', identifier, { ...TERMS, commercialPremium: 1 }, { key });
    expect(other).toMatchObject({ status: 422, code: 'KEY_REUSED' });
  });

  test('by another key is refused, and says who was faster and when', async () => {
    const identifier = await registered();
    await decide('approve', identifier, TERMS);
    expect(await decide('approve', identifier, TERMS)).toMatchObject({
      status: 409,
      code: 'STATUS_FORBIDS',
      message:
        'A situação atual não permite esta operação: “Emitir Apólice” por Elisa Duarte em 20/11/2026, 12:00.',
    });
  });

  test('by two executives at once: one decides, the other is told who did', async () => {
    const identifier = await registered();
    await change(identifier, { clientDocument: null, clientIsNominated: false });
    const seen = await seenOf(identifier);
    const answers = await Promise.all([
      decide('approve', identifier, TERMS, { uid: EXECUTIVE, seen }),
      decide('deny', identifier, REASON, { uid: OTHER_EXECUTIVE, seen }),
    ]);
    const [won, lost] = answers.toSorted((one, other) => one.status - other.status);
    expect([won?.status, lost?.status]).toEqual([200, 409]);
    expect(lost?.message).toMatch(won?.data.Status === 2 ? /por Elisa/ : /por Olga/);
    expect(await audited(`quote:${identifier}`)).toHaveLength(1);
  });
});

test('what changed since it was opened is looked at again before it is decided', async () => {
  const identifier = await registered();
  const seen = await seenOf(identifier);
  const payload = { request: { identifier, bid: (await rowOf(identifier)).record } };
  await server.as('demo-tomador', { method: 'PUT', url: '/api/quote/edit', payload });
  const refused = await decide('approve', identifier, TERMS, { seen });
  expect(refused).toMatchObject({ status: 409, code: 'REQUEST_CHANGED' });
  expect((await decide('approve', identifier, TERMS)).status).toBe(200);
});

test('a client of another executive is decided on by that one', async () => {
  const insured = { policyHolder: 'Construtora Serra Azul Ltda', documentNumber: OTHERS_CLIENT };
  const requester = { name: 'Clara Nogueira', phone: '11987650011', email: 'cliente@lastro.test' };
  const identifier = await registered({ insured, requester }, 'demo-cliente');
  expect((await decide('approve', identifier, TERMS)).status).toBe(404);
  expect((await decide('approve', identifier, TERMS, { uid: OTHER_EXECUTIVE })).status).toBe(200);
});
