import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { users } from '../../../db/schema';
import { seedDemonstration } from '../../../seed/seedDemonstration';
import { testApp } from '../../../testing/testApp';
import type { TestApp } from '../../../testing/testApp';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
  await seedDemonstration(server.db);
});
afterAll(() => server.close());

const get = async (uid: string, path: string) => (await server.as(uid, { url: `/api${path}` })).json();

test('a user is told who looks after them', async () => {
  const { Data } = await get('demo-tomador', '/user/contacts');
  expect(Data.executive).toMatchObject({ name: 'Elisa Duarte', title: 'Executivo Responsável' });
  expect(Data.assistants).toHaveLength(2);
  expect(Data.superintendent.name).toBe('Sérgio Monteiro');
  expect((await get('demo-tomador', '/client/ExecutiveEmail')).Data).toBe('executivo@lastro.test');
});

test('without clients nobody looks after one', async () => {
  const nobody = { executive: null, assistants: [], superintendent: null };
  expect((await get('demo-semcliente', '/user/contacts')).Data).toEqual(nobody);
  expect((await get('demo-semcliente', '/client/ExecutiveEmail')).Data).toBeNull();
});

test.each(['demo-cliente', 'demo-pessoafisica', 'demo-executivo'])('%s is nominated', async (uid) => {
  expect((await get(uid, '/user/checkNomination')).Data).toBe(true);
});

test('who has no client is not', async () => {
  expect(await get('demo-semcliente', '/user/checkNomination')).toMatchObject({
    StatusCode: 422,
    Code: 'NOT_NOMINATED',
    Message: 'Usuário sem cliente(s) nomeado(s). Por favor contate o Executivo.',
  });
});

test('a new executive is new until seen', async () => {
  const isNew = async () =>
    (await get('demo-cliente', '/user/find?Email=cliente@lastro.test')).Data.newExecutiveNotification;
  await server.db.update(users).set({ newExecutiveNotification: true }).where(eq(users.uid, 'demo-cliente'));
  expect(await isNew()).toBe(true);
  await server.as('demo-tomador', { method: 'POST', url: '/api/user/NewExecutiveVisualized' });
  expect(await isNew()).toBe(true);
  await server.as('demo-cliente', { method: 'POST', url: '/api/user/NewExecutiveVisualized' });
  expect(await isNew()).toBe(false);
});
