import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { users } from '../../../db/schema';
import { seedDemonstration } from '../../../seed/seedDemonstration';
import { testApp } from '../../../testing/testApp';
import type { TestApp } from '../../../testing/testApp';
import { currentUpdates } from './answers';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
  await seedDemonstration(server.db);
});
afterAll(() => server.close());

const seen = async (uid: string) => (await server.as(uid, { url: '/api/portalUpdates' })).json().Data.Seen;
const see = (uid: string, version: string) =>
  server.as(uid, { method: 'POST', url: '/api/portalUpdates/seen', payload: { version } });

/** A user who registered at that moment. */
async function user(uid: string, createdAt: string) {
  await server.db.delete(users).where(eq(users.uid, uid));
  await server.db
    .insert(users)
    .values({ uid, email: `${uid}@lastro.test`, name: uid, createdAt: new Date(createdAt) });
}

test('are shown once a version', async () => {
  await user('old', `${currentUpdates.publishedOn}T12:00:00Z`);
  expect(await seen('old')).toBe(false);
  expect((await see('old', currentUpdates.version)).statusCode).toBe(200);
  expect((await see('old', currentUpdates.version)).statusCode).toBe(200);
  expect(await seen('old')).toBe(true);
});

test('are not news to who registered later', async () => {
  await user('new', '2026-11-17T03:00:00Z');
  expect(await seen('new')).toBe(true);
});

test('are not marked seen in a version that there is not', async () => {
  await user('old', '2026-01-01T12:00:00Z');
  expect((await see('old', '1999-01')).statusCode).toBe(422);
  expect(await seen('old')).toBe(false);
});

test('do not disturb the demonstration', async () => {
  expect(await seen('demo-cliente')).toBe(true);
});

test('lead to pages of the portal only', () => {
  expect(currentUpdates.items.filter(({ help }) => !/^\/[a-z]/.test(help))).toEqual([]);
});
