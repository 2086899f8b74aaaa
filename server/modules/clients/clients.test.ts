import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { policies } from '../../db/schema';
import { seedDemonstration } from '../../seed/seedDemonstration';
import { issuedPolicy } from '../../testing/issuedPolicy';
import { testApp } from '../../testing/testApp';
import type { TestApp } from '../../testing/testApp';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
  await seedDemonstration(server.db);
});
afterAll(() => server.close());

async function paymentType(uid: string | null, query: string) {
  const answer = await server.as(uid, { url: `/api/client/paymentType${query}` });
  return [answer.statusCode, answer.json().Data];
}

test.each([
  ['a client billed by invoice', 'demo-cliente', '12.abc.345/01de-35', true],
  ['a client billed by boleto', 'demo-cliente', '11222333000181', false],
  ['a natural person', 'demo-pessoafisica', '69135782455', false],
  ['any client, for an executive', 'demo-executivo', '12ABC34501DE35', true],
])('%s is told how it pays', async (_what, uid, document, emissaoEmFaturaC) => {
  expect(await paymentType(uid, `?cpfCnpj=${document}`)).toEqual([200, { emissaoEmFaturaC }]);
});

test.each([
  ['another’s client', 'demo-tomador', '?cpfCnpj=12ABC34501DE35', 404],
  ['no client at all', 'demo-executivo', '?cpfCnpj=33000167000101', 404],
  ['no document', 'demo-cliente', '', 422],
  ['no session', null, '?cpfCnpj=12ABC34501DE35', 401],
])('%s is told nothing', async (_what, uid, query, status) => {
  expect(await paymentType(uid, query)).toEqual([status, undefined]);
});

describe('the credit analysis of a client', () => {
  const VALE_VERDE = '11444777000161';
  const analysis = async (uid: string, id: string) => {
    const answer = await server.as(uid, { url: `/api/client/creditAnalysis/${id}` });
    return [answer.statusCode, answer.json().Data];
  };
  const nothing = {
    insuredAmount: 0,
    policies: 0,
    requestsInAnalysis: 0,
    requestsDenied: 0,
    billetsExpired: 0,
  };

  test('is what is on record of it: what it holds, what it asked for, what it owes', async () => {
    expect(await analysis('demo-tomador', VALE_VERDE)).toEqual([200, nothing]);
    // Due yesterday and today: the one that is due today is not late.
    const held = { clientDocument: VALE_VERDE, dueDates: ['2026-11-19', '2026-11-20'] };
    await issuedPolicy(server.db, held);
    const told = { ...nothing, insuredAmount: 10_000, policies: 1, billetsExpired: 1 };
    expect(await analysis('demo-tomador', '11.444.777%2F0001-61')).toEqual([200, told]);
  });

  test('counts no policy whose last day is over', async () => {
    const over = { validityEnd: '2026-11-19' };
    await server.db.update(policies).set(over).where(eq(policies.clientDocument, VALE_VERDE));
    expect(await analysis('demo-executivo', VALE_VERDE)).toEqual([200, { ...nothing, billetsExpired: 1 }]);
  });

  test.each([
    ['another’s client', 'demo-cliente', VALE_VERDE],
    ['no client at all', 'demo-executivo', '33000167000101'],
  ])('of %s does not exist', async (_what, uid, id) => {
    expect(await analysis(uid, id)).toEqual([404, undefined]);
  });
});
