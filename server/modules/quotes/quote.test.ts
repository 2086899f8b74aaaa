import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { quotes, userClients } from '../../db/schema';
import { seedDemonstration } from '../../seed/seedDemonstration';
import { bidRecord } from '../../testing/bidRecord';
import type { BidChanges } from '../../testing/bidRecord';
import { quoteDesk, TOMADOR } from '../../testing/quoteDesk';
import { testApp } from '../../testing/testApp';
import type { TestApp } from '../../testing/testApp';

let server: TestApp;
beforeAll(async () => {
  server = await testApp({ jobs: 'idle' });
  await seedDemonstration(server.db);
});
afterAll(() => server.close());

const { registered, read, eventsOf, kindsOf } = quoteDesk(() => server);

describe('who sees a quote', () => {
  test('nobody else, until nominated to the same policy holder', async () => {
    const identifier = await registered();
    expect((await read(identifier, 'demo-responsavel')).status).toBe(404);
    const nomination = { userUid: 'demo-responsavel', clientDocument: '11444777000161' };
    await server.db.insert(userClients).values(nomination);
    expect((await read(identifier, 'demo-responsavel')).status).toBe(200);
    await server.db.delete(userClients).where(eq(userClients.userUid, 'demo-responsavel'));
    expect((await read(identifier, 'demo-responsavel')).status).toBe(404);
  });

  test('a quote that does not exist looks the same', async () => {
    expect((await read('BID9999999')).status).toBe(404);
  });
});

describe('editing', () => {
  async function edit(identifier: string, changes: BidChanges, uid = TOMADOR, extra: object = {}) {
    const payload = { request: { identifier, bid: bidRecord(changes), ...extra } };
    const answer = await server.as(uid, { method: 'PUT', url: '/api/quote/edit', payload });
    return { status: answer.statusCode, code: answer.json().Code, data: answer.json().Data };
  }
  const setStatus = (identifier: string, status: number) =>
    server.db.update(quotes).set({ status, grossPremium: '10.00' }).where(eq(quotes.identifier, identifier));

  test('replaces what was asked and keeps what was', async () => {
    const identifier = await registered();
    const { data } = await edit(identifier, { objectProperty: { guaranteeValue: 9_000 } });
    expect(data.Identifier).toBe(identifier);
    expect((await read(identifier)).quote.Record.objectProperty.guaranteeValue).toBe(9_000);
    expect((await eventsOf(identifier)).at(-1)).toMatchObject({
      before: { objectProperty: { guaranteeValue: 10_000 } },
      after: { objectProperty: { guaranteeValue: 9_000 } },
    });
  });

  test('an approved quote goes back into analysis and loses its premium', async () => {
    const identifier = await registered();
    await setStatus(identifier, 2);
    await edit(identifier, { objectProperty: { guaranteeValue: 9_000 } });
    expect((await read(identifier)).quote).toMatchObject({ Status: 1, Quote: null });
    expect(await kindsOf(identifier)).toEqual(['registered 1', 'moved 1', 'edited 1']);
  });

  test.each([3, 4, 5, 6, 7, 8, 9])('status %i cannot be edited', async (status) => {
    const identifier = await registered();
    await setStatus(identifier, status);
    expect(await edit(identifier, {})).toMatchObject({ status: 409, code: 'STATUS_FORBIDS' });
  });

  test('is reviewed like a registration', async () => {
    const identifier = await registered();
    const tampered = { objectProperty: { objectText: 'outro' } };
    expect(await edit(identifier, tampered)).toMatchObject({ status: 422, code: 'INVALID_SUBMISSION' });
  });

  test('another’s quote does not exist, another definition or block is refused', async () => {
    const identifier = await registered();
    expect((await edit(identifier, {}, 'demo-cliente')).status).toBe(404);
    const definition = '0'.repeat(64);
    expect(await edit(identifier, {}, TOMADOR, { definition })).toMatchObject({
      code: 'DEFINITION_OUTDATED',
    });
    expect(await edit(identifier, {}, TOMADOR, { performance: {} })).toMatchObject({
      code: 'INVALID_REQUEST',
    });
  });
});

describe('deleting', () => {
  const remove = async (identifier: string, uid = TOMADOR, email = 'tomador@lastro.test') => {
    const url = `/api/quote/delete?identifier=${identifier}&clientEmail=${email}`;
    return (await server.as(uid, { method: 'DELETE', url })).statusCode;
  };

  test('takes the quote out of sight and keeps its history', async () => {
    const identifier = await registered();
    expect(await remove(identifier)).toBe(200);
    expect((await read(identifier)).status).toBe(404);
    expect(await remove(identifier)).toBe(404);
    expect(await kindsOf(identifier)).toEqual(['registered 1', 'deleted 1']);
  });

  test('is for the quote’s own people, in their own name', async () => {
    const identifier = await registered();
    expect(await remove(identifier, 'demo-cliente', 'cliente@lastro.test')).toBe(404);
    expect(await remove(identifier, TOMADOR, 'cliente@lastro.test')).toBe(404);
  });

  test.each([
    [4, 200],
    [5, 409],
    [7, 409],
  ])('in status %i answers %i', async (status, expected) => {
    const identifier = await registered();
    await server.db.update(quotes).set({ status }).where(eq(quotes.identifier, identifier));
    expect(await remove(identifier)).toBe(expected);
  });
});

test('the statuses in the words of the specification', async () => {
  const { Data } = (await server.as(TOMADOR, { url: '/api/statusCotacaoSimplificado' })).json();
  expect(Data).toHaveLength(12);
  expect(Data[6]).toEqual({ id: 7, descricao: 'Aguardando Emissão' });
  expect(Data[10]).toEqual({ id: 11, descricao: 'Endosso Negado' });
});
