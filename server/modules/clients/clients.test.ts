import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedDemonstration } from '../../seed/seedDemonstration';
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
