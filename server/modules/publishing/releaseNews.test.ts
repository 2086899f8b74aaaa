import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { readFiles } from '../../../engine/publish/readFiles';
import { seedDemonstration } from '../../seed/seedDemonstration';
import { hubClient, type HubClient } from '../../testing/hubClient';
import { testApp, type TestApp } from '../../testing/testApp';
import { until } from '../../testing/until';

const { texts } = readFiles(fileURLToPath(new URL('../../../product-schemas', import.meta.url)));
const PRODUCT = 'licitante/product.json';
const NEWS = { Identifier: 'publicacoes', Status: null };

let server: TestApp;
let other: TestApp;
let origin: string;
const clients: HubClient[] = [];

beforeAll(async () => {
  server = await testApp();
  other = await testApp({ database: server.database });
  await seedDemonstration(server.db);
  await server.app.ready();
  await other.app.listen({ host: '127.0.0.1', port: 0 });
  origin = `http://127.0.0.1:${(other.app.server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  await Promise.all(clients.splice(0).map(({ connection }) => connection.stop()));
});
afterAll(async () => {
  await other.close();
  await server.close();
});

async function subscribed(uid: string, email: string): Promise<HubClient> {
  const client = hubClient(origin, () => uid, email);
  clients.push(client);
  await client.connection.start();
  await client.subscribe(email);
  return client;
}

async function post(path: string, payload: object) {
  const answer = await server.as('demo-analista', {
    method: 'POST',
    url: `/api/publishing/${path}`,
    payload,
  });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().Data;
}

const hasHeard = (client: HubClient, count: number) =>
  until(async () => (client.changed.length === count ? true : undefined));

test('what becomes of a release is told to open pages of analysts, at another process too, and to nobody else', async () => {
  const approver = await subscribed('demo-aprovador', 'aprovador@lastro.test');
  const customer = await subscribed('demo-tomador', 'tomador@lastro.test');
  const list = await server.as('demo-analista', { url: '/api/publishing/releases' });
  const [{ Id: Base }] = list.json().Data.Items;
  const Files = { [PRODUCT]: texts.get(PRODUCT)!.replace(/"version": [^,]+,/, '"version": 99,') };
  const { Items } = await post('propose', { Base, Files, Note: 'versão 99' });
  await hasHeard(approver, 1);
  await post('withdraw', { Id: Items[0].Id });
  await hasHeard(approver, 2);
  expect(approver.changed).toEqual([NEWS, NEWS]);
  expect(customer.changed).toEqual([]);
});
