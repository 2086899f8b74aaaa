import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditLog, mails, userClients, users } from '../../../db/schema';
import { seedDemonstration } from '../../../seed/seedDemonstration';
import { fakeIdentity } from '../../../testing/fakeIdentity';
import { testApp } from '../../../testing/testApp';
import type { TestApp } from '../../../testing/testApp';

const BOSS = 'demo-responsavel';
const COMMERCE = '87654321000198';
const FACILITIES = 'RV5K8P2T000167';
const FOREIGN = '11222333000181';
const identity = fakeIdentity();
let server: TestApp;
beforeAll(async () => {
  server = await testApp({ deps: () => ({ identity }) });
  await seedDemonstration(server.db);
});
afterAll(() => server.close());

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
const call = async (uid: string, method: Method, url: string, payload?: object) =>
  (await server.as(uid, { method, url: `/api${url}`, payload })).json();
const list = async () => (await call(BOSS, 'GET', '/client/Management/GetUsers')).Data;
const person = { name: 'Ana Prado', phone: null, mobilePhone: '11987650077' };
const invite = (email: string, companies = [COMMERCE], by = BOSS) =>
  call(by, 'POST', '/client/Management/User', { ...person, email, companies });
const uidOf = async (email: string) =>
  (await server.db.select().from(users).where(eq(users.email, email)))[0]!.uid;
const companiesOf = async (uid: string) =>
  (await server.db.select().from(userClients).where(eq(userClients.userUid, uid)))
    .map(({ clientDocument }) => clientDocument)
    .toSorted();

describe('inviting', () => {
  test('makes an account for the chosen companies and mails the way to a password', async () => {
    expect((await invite('Ana@Prado.test', [COMMERCE, FACILITIES])).StatusCode).toBe(200);
    const uid = await uidOf('ana@prado.test');
    expect(identity.accounts.get(uid)).toBe('ana@prado.test');
    expect(await companiesOf(uid)).toEqual([COMMERCE, FACILITIES]);
    const [mail] = await server.db.select().from(mails).orderBy(desc(mails.id)).limit(1);
    expect(mail).toMatchObject({ recipient: 'ana@prado.test', subject: 'Convite para o portal' });
    const token = /\/change-password\/([\w-]{43})\n/.exec(mail!.text)![1];
    const change = { Token: token, NewPassword: 'Primeira#2026' };
    expect((await call('nobody', 'POST', '/auth/change-password', change)).StatusCode).toBe(200);
    expect((await list()).map(({ email }: { email: string }) => email)).toEqual([
      'ana@prado.test',
      'responsavel@lastro.test',
    ]);
  });

  test('refuses an e-mail that has an account, and leaves none behind that failed', async () => {
    expect((await invite('ana@prado.test')).Code).toBe('EMAIL_TAKEN');
    const before = identity.accounts.size;
    expect((await invite('cliente@lastro.test')).Code).toBe('EMAIL_TAKEN');
    expect(identity.accounts.size).toBe(before);
  });

  test('needs a company, which is one’s own', async () => {
    expect((await invite('b@prado.test', [])).Errors).toMatchObject([
      { path: 'companies', message: 'Selecione pelo menos uma empresa.' },
    ]);
    expect((await invite('b@prado.test', [COMMERCE, FOREIGN])).StatusCode).toBe(404);
    expect([...identity.accounts.values()]).not.toContain('b@prado.test');
  });
});

describe('inviting again', () => {
  const again = (uid: string, by = BOSS) => call(by, 'POST', '/client/Management/InviteAgain', { uid });
  const letters = async (recipient: string) =>
    server.db.select().from(mails).where(eq(mails.recipient, recipient)).orderBy(desc(mails.id));

  test('mails who never signed in another way to a password', async () => {
    await invite('caio@prado.test');
    const uid = await uidOf('caio@prado.test');
    expect((await again(uid)).Message).toBe('Enviamos um novo convite.');
    const [second, first] = await letters('caio@prado.test');
    expect(second!.subject).toBe('Convite para o portal');
    expect(second!.text).not.toBe(first!.text);
    const token = /\/change-password\/([\w-]{43})\n/.exec(second!.text)![1];
    const change = { Token: token, NewPassword: 'Primeira#2026' };
    expect((await call('nobody', 'POST', '/auth/change-password', change)).StatusCode).toBe(200);
  });

  test('is for nobody who came, and for nobody else’s users', async () => {
    const uid = await uidOf('caio@prado.test');
    expect((await again('demo-cliente')).StatusCode).toBe(404);
    expect((await again(uid, 'demo-cliente')).StatusCode).toBe(404);
    await server.db.update(users).set({ lastLoginAt: new Date() }).where(eq(users.uid, uid));
    expect((await again(uid)).Code).toBe('ALREADY_SIGNED_IN');
    await call(BOSS, 'DELETE', '/user', { uid });
  });
});

describe('managing', () => {
  test('changes data and companies, written down', async () => {
    const uid = await uidOf('ana@prado.test');
    const change = { uid, name: 'Ana Maria Prado', phone: null, mobilePhone: null, companies: [FACILITIES] };
    expect((await call(BOSS, 'PUT', '/user', change)).Message).toBe('Usuário atualizado.');
    expect(await companiesOf(uid)).toEqual([FACILITIES]);
    const entries = await server.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, `user:${uid}`));
    expect(entries.at(-1)).toMatchObject({
      actorUid: BOSS,
      action: 'user.edit',
      after: { companies: [FACILITIES] },
    });
  });

  test('leaves to a shared user their data and other client', async () => {
    const uid = await uidOf('ana@prado.test');
    await server.db.insert(userClients).values({ userUid: uid, clientDocument: FOREIGN });
    const change = { uid, name: 'Outra', phone: null, mobilePhone: null, companies: [COMMERCE] };
    expect((await call(BOSS, 'PUT', '/user', change)).Code).toBe('SHARED_USER');
    const same = { ...change, name: 'Ana Maria Prado' };
    expect((await call(BOSS, 'PUT', '/user', same)).StatusCode).toBe(200);
    expect(await companiesOf(uid)).toEqual([FOREIGN, COMMERCE]);
    expect((await list())[0].companies).toEqual([
      { name: 'Prado Comércio e Serviços Ltda', cpfcnpj: COMMERCE },
    ]);
    await call(BOSS, 'DELETE', '/user', { uid });
    expect(await companiesOf(uid)).toEqual([FOREIGN]);
    expect(identity.accounts.has(uid)).toBe(true);
  });

  test('closes the account of who is removed from their last company', async () => {
    await invite('bia@prado.test');
    const uid = await uidOf('bia@prado.test');
    expect((await call(BOSS, 'DELETE', '/user', { uid })).Message).toBe('Usuário removido.');
    expect(identity.accounts.has(uid)).toBe(false);
    const [row] = await server.db.select().from(users).where(eq(users.uid, uid));
    expect(row).toMatchObject({ name: 'Conta encerrada', mobilePhone: null });
    expect((await invite('bia@prado.test')).StatusCode).toBe(200);
  });
});

const edit = { name: 'X', phone: null, mobilePhone: null, companies: [COMMERCE] };

describe('what is not one’s own to manage is not found', () => {
  test.each([
    ['oneself', BOSS],
    ['another client’s user', 'demo-cliente'],
    ['nobody', 'nobody'],
  ])('%s', async (_who, uid) => {
    expect((await call(BOSS, 'PUT', '/user', { ...edit, uid })).StatusCode).toBe(404);
    expect((await call(BOSS, 'DELETE', '/user', { uid })).StatusCode).toBe(404);
  });

  test.each(['demo-cliente', 'demo-pessoafisica', 'demo-executivo'])('for %s', async (uid) => {
    const bia = await uidOf('bia@prado.test');
    const answers = [
      await call(uid, 'GET', '/client/Management/GetUsers'),
      await invite('c@prado.test', [COMMERCE], uid),
      await call(uid, 'PUT', '/user', { ...edit, uid: bia }),
      await call(uid, 'DELETE', '/user', { uid: bia }),
    ];
    expect(answers.map(({ StatusCode }) => StatusCode)).toEqual([404, 404, 404, 404]);
  });
});

describe('looking up', () => {
  const byEmail = (by: string, email: string) => call(by, 'GET', `/user/findByEmail/${email}/all`);
  const byClient = (by: string, document: string) =>
    call(by, 'GET', `/user/findByDocumentClient?CPFCNPJ=${document}`);

  test('a user with the clients that the asker may see', async () => {
    expect((await byEmail('demo-cliente', 'cliente@lastro.test')).Data.companies).toHaveLength(3);
    expect((await byEmail(BOSS, 'bia@prado.test')).Data.companies).toHaveLength(1);
    expect((await byEmail('demo-executivo', 'cliente@lastro.test')).Data.companies).toHaveLength(3);
    expect((await byEmail(BOSS, 'cliente@lastro.test')).StatusCode).toBe(404);
    expect((await byEmail('demo-cliente', 'bia@prado.test')).StatusCode).toBe(404);
  });

  test('the users of a client, for its responsible client and the desk', async () => {
    expect((await byClient(BOSS, '87.654.321/0001-98')).Data).toHaveLength(2);
    expect((await byClient('demo-executivo', COMMERCE)).Data).toHaveLength(2);
    expect((await byClient(BOSS, FOREIGN)).StatusCode).toBe(404);
    expect((await byClient('demo-cliente', FOREIGN)).StatusCode).toBe(404);
  });
});
