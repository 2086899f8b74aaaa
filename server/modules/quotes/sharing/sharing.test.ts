import { unzipSync } from 'fflate';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { NewShare, Shared, Shares } from '../../../../contract/sharing';
import { auditLog, sharedLinks, userClients, users } from '../../../db/schema';
import { DAY_MS } from '../../../infra/durations';
import { seedDemonstration } from '../../../seed/seedDemonstration';
import { OWNER, printingDesk } from '../../../testing/printingDesk';
import { testApp } from '../../../testing/testApp';
import type { TestApp } from '../../../testing/testApp';

let server: TestApp;
let issued: Awaited<ReturnType<typeof desk.issued>>;
const desk = printingDesk(() => server);
beforeAll(async () => {
  server = await testApp({ jobs: 'idle' });
  await seedDemonstration(server.db);
  issued = await desk.issued();
});
afterAll(() => server.close());

const make = (uid = OWNER, identifier = issued.identifier) =>
  server.as(uid, { method: 'POST', url: '/api/quote/share', payload: { identifier } });
const made = async (uid?: string): Promise<NewShare> => (await make(uid)).json().Data;
const list = async (): Promise<Shares> =>
  (await desk.ask(`/api/quote/shares?identifier=${issued.identifier}`)).json().Data;
const revoke = (id: string, uid = OWNER) =>
  server.as(uid, { method: 'DELETE', url: `/api/quote/share?id=${id}` });
const open = (Token: string, url = '/api/shared') =>
  server.as(null, { method: 'POST', url, payload: { Token } });
const OVER = 'Este link expirou, foi revogado ou não existe. Peça um novo a quem o enviou.';

/** That a token opens neither facts nor documents any more, in one sentence. */
async function isOver(token: string) {
  for (const url of ['/api/shared', '/api/shared/documents']) {
    const answer = await open(token, url);
    expect([answer.statusCode, answer.json().Code, answer.json().Message]).toEqual([410, 'SHARE_OVER', OVER]);
  }
}

describe('a link to what was issued', () => {
  test('shows that and lets its documents be saved, without signing in, and nothing else', async () => {
    const { Token, ExpiresAt } = await made();
    const { Data } = (await open(Token)).json<{ Data: Shared }>();
    expect(Data).toMatchObject({
      Kind: 'Apólice',
      Number: issued.policy.Number,
      IsCancelled: false,
      ExpiresAt,
    });
    expect(JSON.stringify(Data)).not.toMatch(/remium|boleto|@|"\d{11}"|"\d{14}"/i);
    const saved = await open(Token, '/api/shared/documents');
    expect(saved.headers['content-type']).toBe('application/zip');
    expect(saved.headers['content-disposition']).toContain(Data.Archive);
    expect(Object.keys(unzipSync(saved.rawPayload))).toContain(`apolice-${issued.policy.Number}.pdf`);
    const elsewhere = await server.app.inject({
      url: `/api/quote?identifier=${issued.identifier}`,
      headers: { authorization: `Bearer ${Token}` },
    });
    expect([401, 403]).toContain(elsewhere.statusCode);
  });

  test('is made from its policy’s page too, which names the request to whoever may read it', async () => {
    const { Code } = issued.policy;
    const details = `/api/InsurancePolicy/findById?id=${Code}&include=endosso&documenttype=a`;
    expect((await desk.ask(details)).json().Data.solicitacao).toBe(issued.identifier);
  });

  test('is stored as a hash, listed with its end, and written down as made and as ended', async () => {
    const { Id, Token, ExpiresAt } = await made();
    const [row] = await server.db.select().from(sharedLinks).where(eq(sharedLinks.id, Id));
    expect(JSON.stringify(row)).not.toContain(Token.slice(3));
    expect((await list()).Items.find((one) => one.Id === Id)).toMatchObject({ ExpiresAt });
    expect(Date.parse(ExpiresAt) - +server.deps.clock.now()).toBe(server.deps.shareDays * DAY_MS);
    expect((await revoke(Id)).statusCode).toBe(200);
    const { subject, action } = auditLog;
    const log = await server.db
      .select({ action, after: auditLog.after })
      .from(auditLog)
      .where(eq(subject, `shared-link:${Id}`))
      .orderBy(desc(auditLog.at));
    expect(log.map((one) => one.action).toSorted()).toEqual(['shared-link.create', 'shared-link.revoke']);
    expect(JSON.stringify(log)).not.toContain(Token.slice(3));
  });
});

describe('a link leads nowhere, and says why in one sentence', () => {
  test('once it was revoked, which nobody does twice and nobody else does', async () => {
    const { Id, Token } = await made();
    expect((await revoke(Id, 'demo-pessoafisica')).statusCode).toBe(404);
    expect((await open(Token)).statusCode).toBe(200);
    await revoke(Id);
    expect((await revoke(Id)).statusCode).toBe(404);
    await isOver(Token);
    expect((await list()).Items.map((one) => one.Id)).not.toContain(Id);
  });

  test('once its days are over, and if it never was', async () => {
    const { Id, Token } = await made();
    await server.db
      .update(sharedLinks)
      .set({ expiresAt: server.deps.clock.now() })
      .where(eq(sharedLinks.id, Id));
    await isOver(Token);
    await isOver('s1~unknown');
  });

  test('once who made it may not read it any more, or has closed the account', async () => {
    const colleague = 'demo-responsavel';
    const { clientDocument } = await desk.desk.rowOf(issued.identifier);
    await server.db
      .insert(userClients)
      .values({ userUid: colleague, clientDocument: clientDocument! })
      .onConflictDoNothing();
    const { Token } = await made(colleague);
    expect((await open(Token)).statusCode).toBe(200);
    await server.db.update(users).set({ closedAt: new Date() }).where(eq(users.uid, colleague));
    await isOver(Token);
    await server.db.update(users).set({ closedAt: null }).where(eq(users.uid, colleague));
    await server.db.delete(userClients).where(eq(userClients.userUid, colleague));
    await isOver(Token);
  });
});

test('what is not issued, or not one’s own, is not shared', async () => {
  const offered = await desk.desk.offered();
  const refused = await make(OWNER, offered);
  expect([refused.statusCode, refused.json().Code]).toEqual([409, 'NOT_SHARABLE']);
  expect((await make('demo-pessoafisica')).statusCode).toBe(404);
});

test('a request has twenty open links at most', async () => {
  const { Items } = await list();
  for (let many = Items.length; many < 20; many += 1) await made();
  expect((await make()).json().Code).toBe('TOO_MANY_SHARES');
  await revoke((await list()).Items[0]!.Id);
  expect((await make()).statusCode).toBe(200);
});
