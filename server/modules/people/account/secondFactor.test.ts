import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedDemonstration } from '../../../seed/seedDemonstration';
import { openCalls } from '../../../testing/openCalls';
import { routesOf } from '../../../testing/routesOf';
import { gatekeeper } from './authentication';
import { testApp } from '../../../testing/testApp';
import type { TestApp } from '../../../testing/testApp';

let server: TestApp;

/** A token is a uid, with `+code` where a code was asked for beside the password. */
const verifyToken = async (token: string) => {
  const [uid = '', code] = token.split('+');
  const person = { uid, email: null, name: null, isEmailVerified: true, provider: 'password' };
  return { ...person, hasSecondFactor: code === 'code', authenticatedAt: 0, expiresAt: 4_000_000_000 };
};

beforeAll(async () => {
  server = await testApp({ jobs: 'idle', deps: () => ({ secondFactor: 'staff', verifyToken }) });
  await seedDemonstration(server.db);
});
afterAll(() => server.close());

const STAFF = ['demo-executivo', 'demo-analista', 'demo-aprovador'];
const login = (token: string) => server.as(token, { method: 'POST', url: '/api/user/login', payload: {} });
const find = (token: string, email: string) => server.as(token, { url: `/api/user/find?Email=${email}` });

test.each(STAFF)('%s comes in with the code and not without it', async (uid) => {
  const refused = await login(uid);
  expect(refused.statusCode).toBe(403);
  expect(refused.json()).toMatchObject({ Code: 'SECOND_FACTOR_REQUIRED' });
  expect(refused.json().Message).toContain('verificação em duas etapas');
  expect((await login(`${uid}+code`)).statusCode).toBe(200);
});

test.each(STAFF)('without the code %s may sign out and nothing else', async (uid) => {
  const spared = [];
  const guarded = routesOf(server.app).filter(({ method, url }) => !openCalls.has(`${method} ${url}`));
  for (const { method, url } of guarded) {
    const payload = method === 'GET' ? undefined : {};
    const answer = await server.as(uid, { method: method as 'GET', url, payload });
    if (answer.json().Code !== 'SECOND_FACTOR_REQUIRED') spared.push([method, url, answer.statusCode]);
  }
  expect(guarded.length).toBeGreaterThan(60);
  expect(spared).toEqual([['GET', '/api/user/logout', 200]]);
});

test('the hub asks for it, too', async () => {
  const { userOf, identityOf } = gatekeeper(server.deps);
  const enter = async (token: string) => userOf(await identityOf(token));
  await expect(enter('demo-executivo')).rejects.toMatchObject({ code: 'SECOND_FACTOR_REQUIRED' });
  expect((await enter('demo-executivo+code')).uid).toBe('demo-executivo');
});

test('a customer is asked for none', async () => {
  expect((await login('demo-cliente')).statusCode).toBe(200);
  expect((await find('demo-cliente', 'cliente@lastro.test')).statusCode).toBe(200);
});

test('with the setting off nobody is asked', async () => {
  const off = await testApp({ database: server.database, deps: () => ({ verifyToken }) });
  const answer = await off.as('demo-executivo', { method: 'POST', url: '/api/user/login', payload: {} });
  await off.close();
  expect(answer.statusCode).toBe(200);
});
