import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { AddressInfo } from 'node:net';
import { accessTokens, pushSubscriptions, users } from '../../../db/schema';
import { seedDemonstration } from '../../../seed/seedDemonstration';
import { fakeIdentity } from '../../../testing/fakeIdentity';
import { hubClient } from '../../../testing/hubClient';
import type { HubClient } from '../../../testing/hubClient';
import { testApp, TEST_NOW } from '../../../testing/testApp';
import type { TestApp } from '../../../testing/testApp';
import { hashOf } from '../auth/accessToken';
import { notify } from '../../notifications/notify';
import { updateUser } from './repository';

const UID = 'demo-cliente';
const SIGNED_IN = Date.parse('2026-11-01T12:00:00Z');
const identity = fakeIdentity();
let server: TestApp;

/** A token is a uid and the second of its sign-in. */
const verifyToken = async (token: string) => {
  const [uid = '', second] = token.split('@');
  const person = { uid, email: null, name: null, isEmailVerified: true, provider: 'password' };
  return { ...person, hasSecondFactor: false, authenticatedAt: Number(second), expiresAt: 4_000_000_000 };
};

beforeAll(async () => {
  server = await testApp({ deps: () => ({ identity, verifyToken }) });
  await seedDemonstration(server.db);
});
let other: TestApp;
beforeAll(async () => {
  other = await testApp({ database: server.database, deps: () => ({ identity, verifyToken }) });
  for (const { app } of [server, other]) await app.listen({ host: '127.0.0.1', port: 0 });
});
const clients: HubClient[] = [];
afterAll(async () => {
  await Promise.all(clients.map(({ connection }) => connection.stop()));
  await other.close();
  await server.close();
});
beforeEach(async () => {
  identity.since.clear();
  await updateUser(server.db, UID, { sessionsEndedAt: null, passwordChangedAt: null });
});

const session = (at: number) => `${UID}@${Math.floor(at / 1000)}`;
// Sessions end at the machine's time, whatever day it has.
const [old, fresh] = [session(Date.parse('2020-01-01')), session(Date.now() + 3_600_000)];
const ask = async (token: string) =>
  (await server.as(token, { url: '/api/user/find?Email=cliente@lastro.test' })).statusCode;
const login = async (token: string) =>
  (await server.as(token, { method: 'POST', url: '/api/user/login', payload: {} })).statusCode;
const stored = async () => (await server.db.select().from(users).where(eq(users.uid, UID)))[0]!;

test('sign-out everywhere ends what began before, there and here, and lets new sessions in', async () => {
  await server.db.insert(pushSubscriptions).values({ userUid: UID, token: 'browser', createdAt: new Date() });
  expect(await ask(old)).toBe(200);
  const answer = await server.as(old, { method: 'POST', url: '/api/user/sign-out-everywhere' });
  expect(answer.statusCode).toBe(200);
  expect([await ask(old), await login(old)]).toEqual([401, 401]);
  expect([await login(fresh), await ask(fresh)]).toEqual([200, 200]);
  expect(identity.since.has(UID)).toBe(true);
  expect(await server.db.$count(pushSubscriptions)).toBe(0);
});

test('a session of the very second in which the others ended is a new one', async () => {
  await updateUser(server.db, UID, { sessionsEndedAt: new Date(SIGNED_IN + 900) });
  expect([await ask(session(SIGNED_IN)), await ask(session(SIGNED_IN - 1000))]).toEqual([200, 401]);
});

test('a password changed at the identity provider ends older sessions with the next sign-in, and is not old', async () => {
  await updateUser(server.db, UID, { passwordChangedAt: new Date(TEST_NOW - 366 * 86_400_000) });
  const changedAt = new Date(SIGNED_IN + 3_600_000);
  identity.since.set(UID, changedAt);
  expect(await login(session(SIGNED_IN + 3_600_000))).toBe(200);
  expect(await ask(old)).toBe(401);
  expect(await stored()).toMatchObject({ passwordChangedAt: changedAt, sessionsEndedAt: changedAt });
});

test('a provider that cannot say keeps nobody out', async () => {
  const { sessionsSince } = identity;
  identity.sessionsSince = () => Promise.reject(new Error('unreachable'));
  expect(await login(old)).toBe(200);
  identity.sessionsSince = sessionsSince;
});

describe('open connections, at whichever process, end at once', () => {
  /** Somebody subscribed at a process; `cutOff` settles when the server ends the line. */
  async function listening({ app }: TestApp, token: string) {
    const { port } = app.server.address() as AddressInfo;
    const client = hubClient(`http://127.0.0.1:${port}`, () => token, 'cliente@lastro.test');
    const cutOff = new Promise<void>((done) => client.connection.onreconnecting(() => done()));
    clients.push(client);
    await client.connection.start();
    await client.subscribe('cliente@lastro.test');
    return { ...client, cutOff };
  }

  const link = 'x'.repeat(43);
  const sendLink = () =>
    server.db.insert(accessTokens).values({
      purpose: 'password',
      userUid: UID,
      emailHash: hashOf('cliente@lastro.test'),
      tokenHash: hashOf(link),
      createdAt: new Date(TEST_NOW),
      expiresAt: new Date(TEST_NOW + 3_600_000),
    });

  test.each([
    ['sign-out everywhere', old, '/api/user/sign-out-everywhere', {}],
    ['a new password', null, '/api/auth/change-password', { Token: link, NewPassword: 'Nova#2027' }],
  ])('with %s; one of a newer session stays', async (_what, who, url, payload) => {
    await sendLink();
    const [here, there] = [await listening(server, old), await listening(other, old)];
    const newer = await listening(other, fresh);
    expect((await server.as(who, { method: 'POST', url, payload })).statusCode).toBe(200);
    await Promise.all([here.cutOff, there.cutOff]);
    const data = `BID-${url}`;
    await notify(server.db, [UID], { notificationType: 'ReadyProposal', data });
    await newer.hasReceived(data);
    expect(newer.registered).toHaveLength(1);
    await server.db.delete(accessTokens);
  });
});
