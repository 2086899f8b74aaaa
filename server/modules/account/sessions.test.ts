import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { pushSubscriptions, users } from '../../db/schema';
import { seedDemonstration } from '../../seed/seedDemonstration';
import { fakeIdentity } from '../../testing/fakeIdentity';
import { testApp, TEST_NOW } from '../../testing/testApp';
import type { TestApp } from '../../testing/testApp';
import { noteSessions } from './repository';

const UID = 'demo-cliente';
const SIGNED_IN = Date.parse('2026-11-01T12:00:00Z');
const identity = fakeIdentity();
let server: TestApp;

/** A token is a uid and the second of its sign-in. */
const verifyToken = async (token: string) => {
  const [uid = '', second] = token.split('@');
  const person = { uid, email: null, name: null, isEmailVerified: true, provider: 'password' };
  return { ...person, authenticatedAt: Number(second), expiresAt: 4_000_000_000 };
};

beforeAll(async () => {
  server = await testApp({ deps: () => ({ identity, verifyToken }) });
  await seedDemonstration(server.db);
});
afterAll(() => server.close());
beforeEach(async () => {
  identity.since.clear();
  await noteSessions(server.db, UID, { sessionsEndedAt: null, passwordChangedAt: null });
});

const session = (at: number) => `${UID}@${Math.floor(at / 1000)}`;
const [old, fresh] = [session(SIGNED_IN), session(Date.now() + 60_000)];
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
  await noteSessions(server.db, UID, { sessionsEndedAt: new Date(SIGNED_IN + 900) });
  expect([await ask(session(SIGNED_IN)), await ask(session(SIGNED_IN - 1000))]).toEqual([200, 401]);
});

test('a password changed at the identity provider ends older sessions with the next sign-in, and is not old', async () => {
  await noteSessions(server.db, UID, { passwordChangedAt: new Date(TEST_NOW - 366 * 86_400_000) });
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
