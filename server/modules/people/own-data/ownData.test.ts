import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditLog, pushSubscriptions, quotes, surveySchedules, userClients, users } from '../../../db/schema';
import { seedDemonstration } from '../../../seed/seedDemonstration';
import { fakeIdentity } from '../../../testing/fakeIdentity';
import { quoteDesk } from '../../../testing/quoteDesk';
import { testApp } from '../../../testing/testApp';
import type { TestApp } from '../../../testing/testApp';

const MINUTE = 60;
const identity = fakeIdentity();
let server: TestApp;
let signedInAgo = 0;
beforeAll(async () => {
  const verifyToken = async (uid: string) => ({
    uid,
    email: null,
    name: null,
    isEmailVerified: false,
    hasSecondFactor: false,
    provider: 'password',
    authenticatedAt: Date.now() / 1000 - signedInAgo,
    expiresAt: 4_000_000_000,
  });
  server = await testApp({ jobs: 'idle', deps: () => ({ identity, verifyToken }) });
  await seedDemonstration(server.db);
});
afterAll(() => server.close());

const close = async (uid: string) =>
  (await server.as(uid, { method: 'POST', url: '/api/user/closeAccount' })).json();
const myData = async (uid: string) => (await server.as(uid, { url: '/api/user/myData' })).json().Data;

test('a person is given everything that is kept about them and nothing of others', async () => {
  const data = await myData('demo-cliente');
  expect(data.user).toMatchObject({ email: 'cliente@lastro.test', cpfCnpj: '31846720508' });
  expect(data.clients).toHaveLength(3);
  expect(data.people).toMatchObject([{ name: 'João Batista Moreira' }]);
  expect(JSON.stringify(data)).not.toMatch(/tomador@|responsavel@/);
});

test('who closes an account is told what is under way', async () => {
  const told = async () => (await server.as('demo-tomador', { url: '/api/user/closeAccount' })).json().Data;
  expect(await told()).toEqual({ openRequests: 0, drafts: 0 });
  const desk = quoteDesk(() => server);
  const [open, denied, deleted] = [await desk.registered(), await desk.registered(), await desk.registered()];
  await server.db.update(quotes).set({ status: 3 }).where(eq(quotes.identifier, denied));
  await server.db.update(quotes).set({ deletedAt: new Date() }).where(eq(quotes.identifier, deleted));
  expect(await told()).toEqual({ openRequests: 1, drafts: 0 });
  expect((await server.as('demo-cliente', { url: '/api/user/closeAccount' })).json().Data.openRequests).toBe(
    0,
  );
  expect(JSON.stringify(await myData('demo-tomador'))).toContain(open);
});

test('an account is closed by who signed in just now only', async () => {
  signedInAgo = 6 * MINUTE;
  expect(await close('demo-cliente')).toMatchObject({ StatusCode: 422, Code: 'REAUTHENTICATE' });
  signedInAgo = 4 * MINUTE;
  const createdAt = new Date();
  await server.db.insert(pushSubscriptions).values({ token: 'browser', userUid: 'demo-cliente', createdAt });
  const survey = { userUid: 'demo-cliente', campaignId: 'portal', dueOn: '2026-11-20', createdAt };
  await server.db.insert(surveySchedules).values(survey);
  expect((await myData('demo-cliente')).surveys).toMatchObject([{ campaignId: 'portal', answer: null }]);
  expect(await close('demo-cliente')).toMatchObject({ Message: 'Sua conta foi encerrada.' });
});

test('nothing is left that names the person, and the session has no rights', async () => {
  const [row] = await server.db.select().from(users).where(eq(users.uid, 'demo-cliente'));
  expect(row).toMatchObject({ name: 'Conta encerrada', cpfCnpj: null, phone: null });
  expect(row!.email).toBe('encerrada-demo-cliente@invalid');
  const left = await server.db.select().from(userClients).where(eq(userClients.userUid, 'demo-cliente'));
  expect(left).toEqual([]);
  expect(await server.db.$count(pushSubscriptions)).toBe(0);
  expect(await server.db.$count(surveySchedules)).toBe(0);
  expect((await server.as('demo-cliente', { url: '/api/user/myData' })).statusCode).toBe(403);
  const written = await server.db.select().from(auditLog).where(eq(auditLog.subject, 'user:demo-cliente'));
  expect(written).toMatchObject([{ action: 'user.close', actorUid: 'demo-cliente' }]);
});

test('a responsible client and the desk are not closed here', async () => {
  expect(await close('demo-responsavel')).toMatchObject({ Code: 'LAST_RESPONSIBLE' });
  expect((await close('demo-executivo')).StatusCode).toBe(404);
});

test('an identity provider that fails leaves the account as it was', async () => {
  const { remove } = identity;
  identity.remove = () => Promise.reject(new Error('unreachable'));
  expect((await close('demo-tomador')).StatusCode).toBe(500);
  identity.remove = remove;
  const [row] = await server.db.select().from(users).where(eq(users.uid, 'demo-tomador'));
  expect([row!.email, row!.closedAt]).toEqual(['tomador@lastro.test', null]);
});
