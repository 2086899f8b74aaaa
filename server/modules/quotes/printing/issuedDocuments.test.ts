import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedDemonstration } from '../../../seed/seedDemonstration';
import { emissionDesk } from '../../../testing/emissionDesk';
import { testApp } from '../../../testing/testApp';
import type { TestApp } from '../../../testing/testApp';

let server: TestApp;
beforeAll(async () => {
  server = await testApp({ jobs: 'idle' });
  await seedDemonstration(server.db);
});
afterAll(() => server.close());

const { offered, pay, issue, read, policyOf } = emissionDesk(() => server);

const ask = (identifier: string, uid = 'demo-tomador') =>
  server.as(uid, { url: `/api/quote/documents?identifier=${identifier}` });

async function issued(): Promise<string> {
  const identifier = await offered('1000.00');
  await pay(identifier, { installments: 2 }, false);
  await issue(identifier);
  return identifier;
}

test('an issued request is one file to keep: policy, billets, receipt, draft and proposal', async () => {
  const identifier = await issued();
  const { number } = (await policyOf(identifier))!;
  const answer = await ask(identifier);
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/zip']);
  expect(answer.headers['content-disposition']).toContain(`documentos-${identifier}.zip`);
  const files = unzipSync(answer.rawPayload);
  expect(Object.keys(files)).toEqual([
    `apolice-${number}.pdf`,
    `boletos-${number}.pdf`,
    `comprovante-${identifier}.pdf`,
    `minuta-${identifier}.pdf`,
    `proposta-${identifier}.pdf`,
  ]);
  const begins = Object.values(files).map((bytes) => Buffer.from(bytes.subarray(0, 5)).toString());
  expect(new Set(begins)).toEqual(new Set(['%PDF-']));
});

test('there is none before the issue, and none of somebody else’s', async () => {
  const [open, identifier] = [await offered(), await issued()];
  expect((await ask(open)).statusCode).toBe(404);
  expect((await ask('BID9999999')).statusCode).toBe(404);
  const foreign = await ask(identifier, 'demo-cliente');
  expect([foreign.statusCode, foreign.json().Message]).toEqual([404, 'Nenhum documento encontrado.']);
});

test('each billet of an issued request has what it is paid by', async () => {
  const { quote } = await read(await issued());
  for (const { Line } of quote.Policy.Billets) expect(Line).toMatch(/^[\d. ]{47,}$/);
});
