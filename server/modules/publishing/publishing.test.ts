import { fileURLToPath } from 'node:url';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Release } from '../../../studio/contract/publishing';
import { readFiles } from '../../../engine/publish/readFiles';
import { auditLog, definitions, releases, users } from '../../db/schema';
import { seedDemonstration } from '../../seed/seedDemonstration';
import { testApp, TEST_NOW, type TestApp } from '../../testing/testApp';
import { readImpact } from '../../testing/readImpact';
import { until } from '../../testing/until';
import { isAmong } from '../definitions/releases/Release';

const { texts } = readFiles(fileURLToPath(new URL('../../../product-schemas', import.meta.url)));
const PRODUCT = 'licitante/product.json';
const CONSTANTS = 'constants.json';

let now = TEST_NOW;
const clock = { now: () => new Date(now), today: () => '2026-11-20' };
let server: TestApp;
let other: TestApp;
beforeAll(async () => {
  server = await testApp({ clock });
  other = await testApp({ clock, database: server.database });
  await seedDemonstration(server.db);
  await server.db
    .insert(users)
    .values({ uid: 'both', email: 'both@lastro.test', name: 'Bia Duas', isAnalyst: true, isPublisher: true });
  await Promise.all([server.app.ready(), other.app.ready()]);
});
afterAll(async () => {
  await other.close();
  await server.close();
});
beforeEach(() => void (now = TEST_NOW));

async function call(uid: string, path: string, payload?: object) {
  const method = payload ? 'POST' : 'GET';
  const answer = await server.as(uid, { method, url: `/api/publishing/${path}`, payload });
  const body = answer.json();
  return {
    status: answer.statusCode,
    code: body.Code,
    message: body.Message,
    data: body.Data,
    errors: body.Errors,
  };
}

const listed = async () => (await call('demo-analista', 'releases')).data.Items as Release[];
const head = async () => (await listed()).find(({ IsHead }) => IsHead)!.Id;

/** The product under another version, as its file stands. */
const versioned = (version: string) => ({
  [PRODUCT]: texts.get(PRODUCT)!.replace(/"version": [^,]+,/, `"version": ${version},`),
});

async function propose(version: string, more: object = {}, uid = 'demo-analista') {
  return call(uid, 'propose', {
    Base: await head(),
    Files: versioned(version),
    Note: `versão ${version}`,
    ...more,
  });
}

const read = (release: number, uid = 'demo-aprovador') =>
  readImpact(async (path) => (await server.as(uid, { url: `/api${path}` })).json().Data, release);

/** As somebody who has read what it does. */
async function approve(Id: number, uid = 'demo-aprovador') {
  await read(Id, uid);
  return call(uid, 'approve', { Id });
}

async function publish(version: string, more: object = {}): Promise<number> {
  const { data } = await propose(version, more);
  const { Id } = data.Items[0];
  expect(await approve(Id)).toMatchObject({ status: 200 });
  return Id;
}

const sees = (app: TestApp, version: number, account?: string) =>
  until(async () => versionAt(app, account) === version || undefined);

const versionAt = ({ deps }: TestApp, account?: string) =>
  (account ? deps.products.for(account) : deps.products).current('licitante')!.compiled.source.version;

test('what one person proposes and another approves is sold under at every process, and audited', async () => {
  const id = await publish('101');
  expect(versionAt(server)).toBe(101);
  await sees(other, 101);
  const [newest] = await listed();
  expect(newest).toMatchObject({
    Id: id,
    State: 'active',
    Author: 'Aline Barreto',
    Approver: 'Abel Sampaio',
    Note: 'versão 101',
  });
  const entries = await server.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subject, `release:${id}`));
  expect(entries.map(({ actorUid, action }) => [actorUid, action])).toEqual([
    ['demo-analista', 'release.propose'],
    ['demo-aprovador', 'release.impact'],
    ['demo-aprovador', 'release.impact'],
    ['demo-aprovador', 'release.approve'],
  ]);
});

test('a proposal from before a deployment that composes its files otherwise is sold under as they are composed now', async () => {
  const id = (await propose('901')).data.Items[0].Id;
  const [proposed] = await server.db.select().from(releases).where(eq(releases.id, id));
  const before = { ...proposed!.definitions, licitante: 'composed by another engine' };
  await server.db.update(releases).set({ definitions: before }).where(eq(releases.id, id));
  expect(await approve(id)).toMatchObject({ status: 200 });
  expect(versionAt(server)).toBe(901);
  await call('demo-aprovador', 'back', { Id: id });
});

test('what production runs is pulled byte for byte', async () => {
  const { data } = await call('demo-analista', `folder?id=${await head()}`);
  expect(data.Files).toEqual({ ...Object.fromEntries(texts), ...versioned('101') });
});

test('a browser is told which definition is in force, and loads it', async () => {
  const context = (await server.as('demo-cliente', { url: '/api/wizard/context' })).json().Data;
  const { hash } = server.deps.products.current('licitante')!.compiled.source;
  expect(context).toMatchObject({
    definitions: { licitante: hash },
    constants: server.deps.products.constantsHash,
  });
  const module = await server.as(null, { url: `/api/definition/${hash}.js` });
  expect(module.body).toContain('export const definition');
});

test('nobody approves their own, and an analyst approves nothing', async () => {
  const { data } = await propose('102', {}, 'both');
  const { Id } = data.Items[0];
  expect(await call('both', 'approve', { Id })).toMatchObject({ status: 409, code: 'OWN_PROPOSAL' });
  expect(await call('demo-analista', 'approve', { Id })).toMatchObject({ status: 404 });
  expect(await call('demo-analista', 'withdraw', { Id })).toMatchObject({ status: 404 });
  expect(await call('both', 'withdraw', { Id })).toMatchObject({ status: 200 });
  expect(await call('demo-aprovador', 'approve', { Id })).toMatchObject({
    status: 409,
    code: 'NOT_PROPOSED',
  });
  expect(versionAt(server)).toBe(101);
});

test('over a newer version it is refused, with whose it is, also when it is approved', async () => {
  const base = await head();
  const late = (await propose('103')).data.Items[0].Id;
  const newer = await publish('104');
  const refused = await call('demo-analista', 'propose', { Base: base, Files: versioned('105'), Note: 'x' });
  expect(refused).toMatchObject({ status: 409, code: 'BASE_MOVED' });
  expect(refused.message).toContain(`nº ${newer}, de Aline Barreto`);
  expect(await call('demo-aprovador', 'approve', { Id: late })).toMatchObject({
    status: 409,
    code: 'BASE_MOVED',
  });
  expect(versionAt(server)).toBe(104);
});

test('an approval that comes too late is refused, with when it ended', async () => {
  const { Id } = (await propose('106')).data.Items[0];
  now = TEST_NOW + 8 * 86_400_000;
  expect((await listed())[0]).toMatchObject({ Id, State: 'expired' });
  const refused = await call('demo-aprovador', 'approve', { Id });
  expect(refused).toMatchObject({ status: 409, code: 'APPROVAL_EXPIRED' });
  expect(refused.message).toContain('27/11/2026');
});

test.each([
  ['a file that is no JSON', { 'licitante/rules.json': '{' }, 'licitante/rules.json#'],
  ['a step that is not there', { [PRODUCT]: texts.get(PRODUCT)!.replace(/"insured"/, '"nowhere"') }, PRODUCT],
  ['a path outside of the folder', { '../package.json': '{}' }, '../package.json#'],
  [
    'another address of a product that the portal was built with',
    { 'catalogue.json': texts.get('catalogue.json')!.replace('"garantia/licitante"', '"garantia/edital"') },
    'catalogue.json#',
  ],
])('%s is refused with its place, and nothing is kept', async (_what, Files, place) => {
  const before = await server.db.$count(releases);
  const refused = await call('demo-analista', 'propose', { Base: await head(), Files, Note: 'x' });
  expect(refused).toMatchObject({ status: 422, code: 'INVALID_DEFINITIONS' });
  expect(refused.errors[0].path).toContain(place);
  expect(await server.db.$count(releases)).toBe(before);
});

test('the same folder again is nothing to publish', async () => {
  const refused = await call('demo-analista', 'propose', { Base: await head(), Files: {}, Note: 'x' });
  expect(refused).toMatchObject({ status: 409, code: 'NOTHING_CHANGED' });
});

test('a share of the accounts gets it, always the same ones', async () => {
  const id = await publish('107', { Share: 30 });
  const [row] = await server.db.select().from(releases).where(eq(releases.id, id));
  const { folder } = row!;
  const accounts = Array.from({ length: 400 }, (_, serial) => `account-${serial}`);
  const among = accounts.filter((account) => isAmong(account, { share: 30, folder }));
  expect(among.length).toBeGreaterThan(80);
  expect(among.length).toBeLessThan(160);
  for (const account of accounts.slice(0, 20)) {
    expect(versionAt(server, account)).toBe(among.includes(account) ? 107 : 104);
    expect(versionAt(server, account)).toBe(versionAt(server, account));
  }
  expect(versionAt(server)).toBe(104);
  await sees(other, 107, among[0]);
});

test('what a share has is published to more, who keep it, and to no fewer', async () => {
  const id = await publish('117', { Share: 30 });
  const again = (Share: number) =>
    call('demo-analista', 'propose', { Base: id, Files: {}, Note: 'mais clientes', Share });
  expect(await again(30)).toMatchObject({ status: 409, code: 'NOTHING_CHANGED' });
  const { data } = await again(60);
  expect(data.Items[0]).toMatchObject({ Base: id, Share: 60, State: 'proposed' });
  expect(await approve(data.Items[0].Id)).toMatchObject({ status: 200 });
  const [row] = await server.db.select().from(releases).where(eq(releases.id, id));
  const accounts = Array.from({ length: 100 }, (_, serial) => `account-${serial}`);
  const share = (of: number) => accounts.filter((account) => isAmong(account, { ...row!, share: of }));
  expect(share(60)).toEqual(expect.arrayContaining(share(30)));
  const having = accounts.filter((account) => versionAt(server, account) === 117);
  expect(having).toEqual(share(60));
});

test('one click goes back, and what was open may still be sent', async () => {
  const id = await publish('108');
  const { hash } = server.deps.products.current('licitante')!.compiled.source;
  now += 1000;
  expect(await call('demo-analista', 'back', { Id: id })).toMatchObject({ status: 404 });
  expect(await call('demo-aprovador', 'back', { Id: id - 1 })).toMatchObject({ code: 'BASE_MOVED' });
  expect(await call('demo-aprovador', 'back', { Id: id })).toMatchObject({ status: 200 });
  expect((await listed())[0]).toMatchObject({ Id: id, State: 'withdrawn', WithdrawnBy: 'Abel Sampaio' });
  expect(versionAt(server)).toBe(104);
  await sees(other, 104);
  expect(server.deps.products.wasInForce(hash, new Date(now - 86_400_000))).toBe(true);
  expect(server.deps.products.wasInForce(hash, new Date(now))).toBe(false);
});

test('from a date on, and not before', async () => {
  now = TEST_NOW + 60_000;
  const From = new Date(TEST_NOW + 86_400_000).toISOString();
  const past = new Date(TEST_NOW - 1000).toISOString();
  expect(await propose('109', { From: past })).toMatchObject({ status: 422, code: 'FROM_PASSED' });
  await publish('110', { From });
  expect((await listed())[0]).toMatchObject({ State: 'scheduled', From });
  expect(versionAt(server)).toBe(104);
  now = TEST_NOW + 86_400_000;
  expect(versionAt(server)).toBe(110);
  await sees(other, 110);
});

test('a process that dies in the middle of publishing leaves nothing of it', async () => {
  const { Id } = (await propose('111')).data.Items[0];
  await read(Id);
  const known = await server.db.$count(definitions);
  let approving: ReturnType<typeof call> | undefined;
  await server.db.transaction(async (tx) => {
    // The approval waits for this lock, and its connection is ended while it does.
    await tx.execute(sql`lock table ${definitions} in share row exclusive mode`);
    approving = call('demo-aprovador', 'approve', { Id });
    await until(async () => {
      const ended = await tx.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock' and pid <> pg_backend_pid()`);
      return (ended.rowCount ?? 0) > 0 || undefined;
    });
  });
  expect((await approving)?.status).toBeGreaterThanOrEqual(500);
  expect(await server.db.$count(definitions)).toBe(known);
  expect((await listed()).find((release) => release.Id === Id)).toMatchObject({ State: 'proposed' });
  expect(await call('demo-aprovador', 'approve', { Id })).toMatchObject({ status: 200 });
});

test('a request registered before keeps its constants and its definition', async () => {
  const { products } = server.deps;
  const [before, hash] = [products.constantsHash, products.current('licitante')!.compiled.source.hash];
  const constants = JSON.parse(texts.get(CONSTANTS)!);
  const name = Object.keys(constants).find((key) => Array.isArray(constants[key]))!;
  constants[name] = [...constants[name], { ...constants[name].at(-1), from: '2099-01-01' }];
  const Files = { [CONSTANTS]: JSON.stringify(constants) };
  const { data } = await call('demo-analista', 'propose', { Base: await head(), Files, Note: 'constantes' });
  expect(await approve(data.Items[0].Id)).toMatchObject({ status: 200 });
  expect(products.constantsHash).not.toBe(before);
  expect(await products.constantsOf(before)).toBeDefined();
  expect(products.wasInForce(before, new Date(TEST_NOW - 86_400_000))).toBe(true);
  expect(await products.ofHash(hash)).toBeDefined();
});
