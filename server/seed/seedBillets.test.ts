import { afterAll, beforeAll, expect, test } from 'vitest';
import { billetStatuses } from '../../contract/statuses/billet';
import { billetStatus } from '../modules/issued/billets/billetStatus';
import { billets } from '../db/schema';
import { testApp } from '../testing/testApp';
import type { TestApp } from '../testing/testApp';
import { demonstrationBillets, seedBillets } from './seedBillets';
import { seedDemonstration } from './seedDemonstration';
import { seedPolicies } from './seedPolicies';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
  await seedDemonstration(server.db);
  await seedPolicies(server.db, server.deps);
});
afterAll(() => server.close());

test('the billets of the demonstration are drawn once, and show every status', async () => {
  const done = [await seedBillets(server.db, server.deps), await seedBillets(server.db, server.deps)];
  expect(done).toEqual([true, false]);
  const rows = await server.db.select().from(billets);
  expect(rows).toHaveLength(demonstrationBillets.reduce((sum, { installments }) => sum + installments, 0));
  const today = server.deps.clock.today();
  expect(new Set(rows.map((row) => billetStatus(row, today)))).toEqual(
    // What an endorsement cancels, no seed draws.
    new Set(billetStatuses.filter((status) => status !== 'Cancelled')),
  );
});

test('each can be read, and printed, by whom it is for', async () => {
  for (const uid of ['demo-cliente', 'demo-tomador', 'demo-responsavel', 'demo-pessoafisica']) {
    const list = await server.as(uid, { method: 'POST', url: '/api/financial/search', payload: {} });
    const [first] = list.json().Data.Items;
    const printed = await server.as(uid, {
      url: `/api/InsurancePolicy/invoices/document?billingId=${first.BillingId}`,
    });
    expect([uid, printed.statusCode, printed.headers['content-type']]).toEqual([uid, 200, 'application/pdf']);
  }
});
