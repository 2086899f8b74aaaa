import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createClock } from '../../clock';
import { eq } from 'drizzle-orm';
import { clients, executiveLinks, idempotencyKeys } from '../../db/schema';
import { seedDemonstration } from '../../seed/seedDemonstration';
import {
  addOtherExecutive,
  EXECUTIVE,
  executiveDesk,
  OTHER_EXECUTIVE,
  OTHERS_CLIENT,
} from '../../testing/executiveDesk';
import { executiveLink } from '../../testing/executiveLink';
import { TEST_NOW, testApp } from '../../testing/testApp';
import type { TestApp } from '../../testing/testApp';

const CLIENT = '11444777000161';
const DAY = 86_400_000;

let server: TestApp;
let now = TEST_NOW;
beforeAll(async () => {
  server = await testApp({ deps: () => ({ clock: createClock(0, () => now) }) });
  await seedDemonstration(server.db);
  await addOtherExecutive(server);
});
// A page of the list holds what a test made.
afterEach(() => server.db.delete(executiveLinks));
afterAll(() => server.close());

const { get, ask, audited } = executiveDesk(() => server);
const make = (body: object = {}, uid = EXECUTIVE) =>
  ask(uid, 'POST', 'links', { clientDocument: CLIENT, flow: 'cotacao', ...body }, 'a-key-that-is-ignored');
const list = (body: object = {}, uid = EXECUTIVE) => ask(uid, 'POST', 'links/search', body);
const end = (id: string, uid = EXECUTIVE) => ask(uid, 'DELETE', `links?id=${id}`);
const opens = async (token: string) => (await server.as(token, { url: '/api/wizard/context' })).statusCode;
const stateOf = async (id: string, uid?: string) => {
  const { data } = await list({}, uid);
  return data.Items.find(({ Id }: { Id: string }) => Id === id)?.State;
};

test('are offered for the executive’s own companies, and for no lead nor person', async () => {
  const named = async (uid: string) =>
    (await get('clients', {}, uid)).data.map(({ Document }: { Document: string }) => Document);
  expect(await named(OTHER_EXECUTIVE)).toEqual([OTHERS_CLIENT]);
  const own = await named(EXECUTIVE);
  expect(own).toContain(CLIENT);
  for (const document of [OTHERS_CLIENT, '76543210000198', '69135782455'])
    expect(own).not.toContain(document);
});

describe('a new link', () => {
  test('opens its client’s wizard; its token is told once and kept nowhere', async () => {
    const { data } = await make();
    expect(data).toMatchObject({ Flow: 'cotacao', ExpiresAt: '2026-11-27T15:00:00.000Z' });
    expect(await opens(data.Token)).toBe(200);
    const kept = [
      (await list()).data,
      await audited(`executive-link:${data.Id}`),
      await server.db.select().from(idempotencyKeys),
    ];
    for (const part of data.Token.split('~').slice(1)) expect(JSON.stringify(kept)).not.toContain(part);
  });

  test('is written down', async () => {
    const { data } = await make();
    expect(await audited(`executive-link:${data.Id}`)).toMatchObject([
      {
        actorUid: EXECUTIVE,
        action: 'executive-link.create',
        before: null,
        after: { clientDocument: CLIENT, flow: 'cotacao', revokedAt: null },
      },
    ]);
  });

  test.each([
    ['a person', { clientDocument: '69135782455' }],
    ['another flow', { flow: 'apolices' }],
  ])('for %s is no link', async (_what, body) => {
    expect((await make(body)).status).toBe(422);
  });

  test.each([
    ['another executive’s client', { clientDocument: OTHERS_CLIENT }, 'clientDocument'],
    ['a lead', { clientDocument: '76543210000198' }, 'clientDocument'],
    ['a client that is none', { clientDocument: '99999999000191' }, 'clientDocument'],
  ])('for %s is refused by its form, beside its field', async (_what, body, path) => {
    const answer = await make(body);
    expect([answer.status, answer.code]).toEqual([422, 'INVALID_REQUEST']);
    expect(answer.errors).toEqual([{ path, code: 'option', message: expect.any(String) }]);
  });
});

describe('the list', () => {
  test('says who made a link, and what became of it', async () => {
    const { data } = await make();
    const listed = async (State: string) =>
      (await list({ State })).data.Items.map(({ Id }: { Id: string }) => Id);
    expect(await listed('active')).toContain(data.Id);
    expect(await stateOf(data.Id)).toBe('active');
    now = TEST_NOW + 7 * DAY;
    expect(await listed('expired')).toContain(data.Id);
    expect(await listed('active')).not.toContain(data.Id);
    now = TEST_NOW;
    const [mine] = (await list()).data.Items;
    expect(mine).toMatchObject({
      CreatedBy: { Name: 'Elisa Duarte', IsMe: true },
      Client: { Document: CLIENT },
    });
  });

  test('has a colleague’s link for one’s own client, not the colleague’s others', async () => {
    await executiveLink(server, { clientDocument: OTHERS_CLIENT });
    const { data } = await list({}, OTHER_EXECUTIVE);
    expect(data.Items).toMatchObject([{ CreatedBy: { IsMe: false }, Client: { Document: OTHERS_CLIENT } }]);
  });

  test('counts each state, whatever state is asked for, of what the search leaves', async () => {
    const { data: made } = await make({ flow: 'endossos' });
    await end(made.Id);
    const { data } = await list({ State: 'revoked', Flow: 'endossos' });
    expect(data).toMatchObject({ Total: 1, Page: 1, Counts: { active: 0, expired: 0, revoked: 1 } });
    expect((await list({ Flow: 'endossos' })).data.Total).toBe(1);
    expect((await list({ Text: 'ninguém' })).data).toMatchObject({ Items: [], Total: 0 });
  });

  test.each([
    ['by the name of the client without its accents', 'MERIDIAO'],
    ['by its CNPJ as it is written', '11.444.777/0001-61'],
    ['by a part of it', '11444777'],
    ['by who made it', 'elisa duarte'],
  ])('is searched %s', async (_what, Text) => {
    await server.db.update(clients).set({ name: 'Meridião Obras' }).where(eq(clients.document, CLIENT));
    const { data } = await make();
    const { Items } = (await list({ Text })).data;
    expect(Items.map(({ Id }: { Id: string }) => Id)).toContain(data.Id);
  });

  test('finds no colleague’s link by searching', async () => {
    const { data } = await list({ Text: CLIENT }, OTHER_EXECUTIVE);
    expect([data.Items, data.Counts]).toEqual([[], { active: 0, expired: 0, revoked: 0 }]);
  });

  test('is ordered as it is asked for', async () => {
    await make({ flow: 'endossos' });
    now = TEST_NOW + DAY;
    await make();
    now = TEST_NOW;
    const at = async (body: object) =>
      (await list({ State: 'active', ...body })).data.Items.map(
        ({ CreatedAt }: { CreatedAt: string }) => CreatedAt,
      );
    const newest = await at({});
    expect(newest).toEqual(['2026-11-21T15:00:00.000Z', '2026-11-20T15:00:00.000Z']);
    expect(await at({ Sort: 'made', Descending: false })).toEqual([...newest].toReversed());
  });

  test.each([
    ['a text that is too long', { Text: 'a'.repeat(101) }],
    ['a state that there is not', { State: 'lost' }],
    ['an order that there is not', { Sort: 'token' }],
    ['what nobody asked for', { Owner: 'x' }],
  ])('takes no %s', async (_what, body) => {
    expect((await list(body)).status).toBe(422);
  });
});

describe('revoking', () => {
  test('ends the link at once, and is written down with before and after', async () => {
    const { data } = await make();
    expect((await end(data.Id)).status).toBe(200);
    expect([await opens(data.Token), await stateOf(data.Id)]).toEqual([401, 'revoked']);
    expect((await audited(`executive-link:${data.Id}`)).at(-1)).toMatchObject({
      actorUid: EXECUTIVE,
      action: 'executive-link.revoke',
      before: { revokedAt: null },
      after: { revokedAt: '2026-11-20T15:00:00.000Z' },
    });
  });

  test('twice, or after its days are over, finds nothing to end', async () => {
    const { data } = await make();
    await end(data.Id);
    expect(await end(data.Id)).toMatchObject({ status: 409, code: 'LINK_OVER' });
    const old = await make();
    now = TEST_NOW + 7 * DAY;
    expect((await end(old.data.Id)).code).toBe('LINK_OVER');
    now = TEST_NOW;
  });

  test('is not for a link out of sight, nor for one that is not there', async () => {
    const { data } = await make();
    expect((await end(data.Id, OTHER_EXECUTIVE)).status).toBe(404);
    expect((await end('00000000-0000-4000-8000-000000000000')).status).toBe(404);
    expect((await end('x')).status).toBe(422);
    expect(await opens(data.Token)).toBe(200);
  });
});
