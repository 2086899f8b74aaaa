import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createClock } from '../../../clock';
import { executiveLinks, users } from '../../../db/schema';
import { createLogger } from '../../../http/logging';
import { seedDemonstration } from '../../../seed/seedDemonstration';
import { executiveLink } from '../../../testing/executiveLink';
import { TEST_NOW, testApp } from '../../../testing/testApp';
import type { TestApp } from '../../../testing/testApp';
import { hashToken } from './linkToken';
import { revokeLinks } from './repository';

let server: TestApp;
let now = TEST_NOW;
const lines: string[] = [];
const DAY = 86_400_000;

beforeAll(async () => {
  const logger = createLogger('trace', { write: (line) => lines.push(line) });
  server = await testApp({ deps: () => ({ clock: createClock(0, () => now), logger }) });
  await seedDemonstration(server.db);
});
afterAll(() => server.close());

const context = (token: string) => server.as(token, { url: '/api/wizard/context' });
const rowOf = (token: string) => eq(executiveLinks.tokenHash, hashToken(token));

async function isRefused(token: string): Promise<void> {
  const answer = await context(token);
  expect([answer.statusCode, answer.json()]).toEqual([
    401,
    {
      StatusCode: 401,
      Code: 'EXECUTIVE_LINK_EXPIRED',
      Message: 'Acesso expirado. Tente novamente ou Contate o administrador do sistema.',
    },
  ]);
}

test('opens a wizard for its client alone', async () => {
  const { Data } = (await context(await executiveLink(server))).json();
  expect(Data).toEqual({
    catalogue: null,
    today: '2026-11-20',
    executive: true,
    linkEndsAt: '2026-11-27T15:00:00.000Z',
    user: { name: expect.any(String), email: 'executivo@lastro.test', phone: '11987650066' },
    clients: [{ name: 'Engenharia Vale Verde Ltda', cpfcnpj: '11444777000161', lead: false }],
    constants: server.deps.products.constantsHash,
    definitions: expect.objectContaining({
      licitante: server.deps.products.current('licitante')!.compiled.source.hash,
    }),
  });
});

test('is stored without its token, and found in no log', async () => {
  const token = await executiveLink(server);
  await context(token);
  await context(`${token}x`);
  await server.as(null, {
    url: `/solicitacao-executivo/cotacao/:${token}`,
    headers: { accept: 'text/html' },
  });
  await server.as(null, { url: `/api/solicitacao-executivo/:${token}?token=${token}` });
  const stored = await server.db.select().from(executiveLinks).where(rowOf(token));
  expect(stored).toHaveLength(1);
  for (const text of [JSON.stringify(stored), lines.join('')]) {
    for (const part of token.split('~').slice(1)) expect(text).not.toContain(part);
  }
  expect(lines.join('')).toContain('/api/wizard/context');
});

describe('ends', () => {
  test('after seven days, to the second', async () => {
    const token = await executiveLink(server);
    now = TEST_NOW + 7 * DAY - 1;
    expect((await context(token)).statusCode).toBe(200);
    now = TEST_NOW + 7 * DAY;
    await isRefused(token);
    now = TEST_NOW;
  });

  test('when it is revoked, with the client’s other links of the flow', async () => {
    const [mine, endorsing] = [
      await executiveLink(server),
      await executiveLink(server, { flow: 'endossos' }),
    ];
    const others = await executiveLink(server, { clientDocument: '11222333000181' });
    await revokeLinks(server.db, '11444777000161', 'cotacao', new Date(now));
    await isRefused(mine);
    expect((await context(others)).statusCode).toBe(200);
    expect((await context(endorsing)).statusCode).toBe(200);
    expect(await revokeLinks(server.db, '11444777000161', undefined, new Date(now))).toBe(1);
    await isRefused(endorsing);
    expect(await revokeLinks(server.db, '11444777000161', undefined, new Date(now))).toBe(0);
  });

  test('when its executive is none any more', async () => {
    const token = await executiveLink(server);
    const executive = server.db.update(users).set({ isExecutive: false });
    await executive.where(eq(users.uid, 'demo-executivo'));
    await isRefused(token);
    await server.db.update(users).set({ isExecutive: true }).where(eq(users.uid, 'demo-executivo'));
    expect((await context(token)).statusCode).toBe(200);
  });
});

describe('is refused', () => {
  test.each([
    ['another client', { clientDocument: '11222333000181' }],
    ['another flow', { flow: 'endossos' }],
    ['more time', { expiresAt: new Date(TEST_NOW + 30 * DAY) }],
  ] as const)('when somebody wrote %s into the database', async (_what, changes) => {
    const token = await executiveLink(server);
    await server.db.update(executiveLinks).set(changes).where(rowOf(token));
    await isRefused(token);
  });

  test('when it was never made, though it is signed rightly', async () => {
    const token = await executiveLink(server);
    await server.db.delete(executiveLinks).where(rowOf(token));
    await isRefused(token);
  });

  test.each(['e1~', 'e1~~', 'e1~x~y', `e1~${'a'.repeat(3000)}~b`])('as %s', isRefused);
});
