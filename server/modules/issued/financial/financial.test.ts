import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { billets, policies } from '../../../db/schema';
import { seedDemonstration } from '../../../seed/seedDemonstration';
import { issuedPolicy } from '../../../testing/issuedPolicy';
import { TEST_NOW, testApp } from '../../../testing/testApp';
import type { TestApp } from '../../../testing/testApp';

let server: TestApp;
let policyId: string;
beforeAll(async () => {
  server = await testApp();
  await seedDemonstration(server.db);
  policyId = await issuedPolicy(server.db, {
    clientDocument: '11444777000161',
    dueDates: ['2026-11-19', '2026-11-20'],
  });
});
afterAll(() => server.close());

async function countExpired(uid: string) {
  const payload = { SearchFromCacheOnly: true };
  const answer = await server.as(uid, { method: 'POST', url: '/api/financial/search', payload });
  return answer.json().Data.countExpired;
}

test('a billet is overdue from the day after its due date, for its client’s users alone', async () => {
  expect(await countExpired('demo-tomador')).toBe(1);
  expect(await countExpired('demo-cliente')).toBe(0);
  const { user } = (
    await server.as('demo-tomador', { method: 'POST', url: '/api/user/login', payload: {} })
  ).json().Data;
  expect(user.ticketsExpired).toBe(1);
});

test('what was paid is not overdue', async () => {
  await server.db
    .update(billets)
    .set({ paidAt: new Date(TEST_NOW) })
    .where(eq(billets.policyId, policyId));
  expect(await countExpired('demo-tomador')).toBe(0);
  await server.db.delete(policies).where(eq(policies.id, policyId));
});
