import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { policies } from '../../../db/schema';
import { seedDemonstration } from '../../../seed/seedDemonstration';
import { executiveLink } from '../../../testing/executiveLink';
import { documentAt, OWNER, printingDesk } from '../../../testing/printingDesk';
import { testApp } from '../../../testing/testApp';
import type { TestApp } from '../../../testing/testApp';

let server: TestApp;
beforeAll(async () => {
  server = await testApp({ jobs: 'idle' });
  await seedDemonstration(server.db);
});
afterAll(() => server.close());

const { ask, issued, status } = printingDesk(() => server);

describe('documents are for those who see what they are about', () => {
  test('nobody, unregistered, foreign, unknown, and links', async () => {
    const { identifier, policy } = await issued();
    const link = await executiveLink(server);
    const urls = [
      documentAt.draft(identifier),
      documentAt.proposal(identifier),
      documentAt.receipt(identifier),
      documentAt.policy(policy.Code),
      documentAt.policy(policy.Number),
      documentAt.billet(policy.Billets[0].BillingId),
      documentAt.billets(policy.Number),
    ];
    for (const url of urls) {
      const answers = await Promise.all(
        [OWNER, 'demo-executivo', null, 'nobody', 'demo-cliente', link].map((uid) => status(url, uid)),
      );
      expect([url, ...answers]).toEqual([url, 200, 200, 401, 403, 404, 404]);
    }
    const unknown = '00000000-0000-4000-8000-000000000000';
    for (const url of [
      documentAt.draft('BID9999999'),
      documentAt.proposal('BID9999999'),
      documentAt.receipt('x'),
      documentAt.policy(unknown),
      documentAt.policy("'; drop table"),
      documentAt.policy('20260775999999900'),
      documentAt.billet(unknown),
      documentAt.billet(policy.Code),
      documentAt.billets('20260775999999900'),
      documentAt.billets(identifier),
    ]) {
      const answer = await ask(url);
      expect([url, answer.statusCode, answer.json().Message]).toEqual([
        url,
        404,
        'Nenhum documento encontrado.',
      ]);
    }
  });

  test('a policy is its holder’s, whoever asked for it', async () => {
    const { policy } = await issued();
    const setOwner = (clientDocument: string | null) =>
      server.db.update(policies).set({ clientDocument }).where(eq(policies.id, policy.Code));
    await setOwner('11222333000181');
    expect(await status(documentAt.policy(policy.Code), 'demo-cliente')).toBe(200);
    await setOwner(null);
    expect(await status(documentAt.policy(policy.Code), 'demo-cliente')).toBe(404);
    expect(await status(documentAt.policy(policy.Code))).toBe(200);
  });

  test.each([
    '/api/quote/draft/document',
    '/api/InsurancePolicy/invoices/document?base64=true',
    '/api/InsurancePolicy/Document?codigo=x&base64=maybe',
  ])('%s asks for something it can name', async (url) => {
    expect(await status(url)).toBe(422);
  });
});
