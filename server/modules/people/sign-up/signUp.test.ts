import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { auditLog, mails, termsAcceptances, users } from '../../../db/schema';
import { seedDemonstration } from '../../../seed/seedDemonstration';
import { fakeIdentity } from '../../../testing/fakeIdentity';
import { testApp } from '../../../testing/testApp';
import type { TestApp } from '../../../testing/testApp';

const identity = fakeIdentity();
import { currentVersion } from '../terms/terms';

let server: TestApp;
beforeAll(async () => {
  server = await testApp({ deps: () => ({ identity }) });
  await seedDemonstration(server.db);
  // The provider has the demonstration's accounts too.
  identity.accounts.set('demo-cliente', 'cliente@lastro.test');
});
afterAll(() => server.close());
beforeEach(() => server.db.delete(mails));

const person = {
  Name: 'Ana Prado',
  CPF: '529.982.247-25',
  Company: { CPFCNPJ: '12.abc.345/01DE-35', Name: 'Tecnologia Rio Claro S.A.' },
  Phone: null,
  MobilePhone: '11987650099',
  Email: 'Ana@Prado.test',
  Password: 'Segredo1',
  AcceptedTerms: true,
};
const send = (changes: object = {}, uid: string | null = null) =>
  server.as(uid, { method: 'POST', url: '/api/user', payload: { ...person, ...changes } });
const userWith = async (email: string) =>
  (await server.db.select().from(users).where(eq(users.email, email)))[0];
const lastMail = async () => (await server.db.select().from(mails).orderBy(desc(mails.id)))[0];
const confirm = async (Token: string) =>
  (await server.as(null, { method: 'POST', url: '/api/auth/confirm-email', payload: { Token } })).json();

describe('a registration with a password', () => {
  test('makes a pending user without clients, whose e-mail is to be confirmed', async () => {
    const answer = await send();
    expect(answer.json()).toMatchObject({ StatusCode: 200, Data: null });
    const user = await userWith('ana@prado.test');
    expect(user).toMatchObject({
      name: 'Ana Prado',
      cpfCnpj: '52998224725',
      companyDocument: '12ABC34501DE35',
      companyName: 'Tecnologia Rio Claro S.A.',
      mobilePhone: '11987650099',
      isExecutive: false,
      isResponsibleClient: false,
      newUser: false,
      emailConfirmedAt: null,
    });
    expect(identity.passwords.get(user!.uid)).toBe('Segredo1');
    const clients = await server.as(user!.uid, { url: '/api/client/myClients' });
    expect(clients.json().Data).toEqual([]);
    const entries = await server.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, `user:${user!.uid}`));
    expect(entries).toMatchObject([{ action: 'user.sign-up', after: { acceptedTerms: true } }]);
    const accepted = server.db.select().from(termsAcceptances);
    expect(await accepted.where(eq(termsAcceptances.userUid, user!.uid))).toMatchObject([
      { version: currentVersion, ip: '127.0.0.1', hash: expect.stringMatching(/^[0-9a-f]{64}$/) },
    ]);
    const asked = await server.as(user!.uid, { url: '/api/user/termsofservice/HasAceptedLastVersion' });
    expect(asked.json().Data).toBe(true);
  });

  test('is confirmed by the link in the e-mail, once', async () => {
    await send({ Email: 'bia@prado.test' });
    const mail = await lastMail();
    expect(mail).toMatchObject({ recipient: 'bia@prado.test', subject: 'Confirme o seu e-mail' });
    const token = /\/silent-register\/([\w-]{43})\n/.exec(mail!.text)![1]!;
    expect((await confirm(token)).StatusCode).toBe(200);
    expect((await userWith('bia@prado.test'))!.emailConfirmedAt).not.toBeNull();
    expect((await confirm(token)).Code).toBe('LINK_USED');
  });

  test('with an e-mail that has an account is answered the same, and changes nothing', async () => {
    const before = await userWith('cliente@lastro.test');
    const [fresh, known] = [
      await send({ Email: 'caio@prado.test' }),
      await send({ Email: 'Cliente@lastro.test', Name: 'Mal Intencionado' }),
    ];
    expect([known.statusCode, known.body]).toEqual([fresh.statusCode, fresh.body]);
    expect(await userWith('cliente@lastro.test')).toEqual(before);
    expect(identity.passwords.has('demo-cliente')).toBe(false);
    expect(await lastMail()).toMatchObject({
      recipient: 'cliente@lastro.test',
      subject: 'Você já tem uma conta',
      text: expect.not.stringContaining('Mal Intencionado'),
    });
  });

  test.each([
    ['Name', { Name: 'Ana 2' }],
    ['Name', { Name: ' ' }],
    ['Name', { Name: '\u3164' }],
    ['Company.Name', { Company: { CPFCNPJ: '12ABC34501DE35', Name: '\u200B' } }],
    ['CPF', { CPF: '529.982.247-26' }],
    ['Company.CPFCNPJ', { Company: { CPFCNPJ: '11222333000182', Name: 'X' } }],
    ['Phone', { Phone: '1134400' }],
    ['MobilePhone', { MobilePhone: '1134400011' }],
    ['Email', { Email: 'ana@' }],
    ['Password', { Password: 'segredos' }],
    ['Password', { Password: null }],
    ['AcceptedTerms', { AcceptedTerms: false }],
    ['IsExecutive', { IsExecutive: true }],
  ])('refuses a wrong %s', async (path, changes) => {
    const body = (await send({ Email: 'dora@prado.test', ...changes })).json();
    expect([body.StatusCode, body.Errors?.[0].path]).toEqual([422, path]);
    expect(await userWith('dora@prado.test')).toBeUndefined();
  });

  test('that the database refuses leaves no account behind', async () => {
    const many = identity.accounts.size;
    expect((await send({ Email: 'eva@prado.test', Name: 'Eva\u0000' })).statusCode).toBe(422);
    expect(identity.accounts.size).toBe(many);
  });
});

describe('a registration after a social network', () => {
  test('is that of the token’s e-mail, confirmed already, without a password', async () => {
    const uid = 'social:ines@mail.test';
    const answer = await send({ Email: 'outra@mail.test', Password: null }, uid);
    expect(answer.statusCode).toBe(200);
    const user = await userWith('ines@mail.test');
    expect(user).toMatchObject({ uid, passwordChangedAt: null });
    expect(user!.emailConfirmedAt).not.toBeNull();
    expect(await userWith('outra@mail.test')).toBeUndefined();
    const login = await server.as(uid, { method: 'POST', url: '/api/user/login', payload: {} });
    expect(login.json().Data.user).toMatchObject({ email: 'ines@mail.test', newUser: false });
  });

  test('does not take over an account with the same e-mail', async () => {
    const uid = 'social:tomador@lastro.test';
    expect((await send({ Password: null }, uid)).statusCode).toBe(200);
    expect((await userWith('tomador@lastro.test'))!.uid).toBe('demo-tomador');
    expect((await server.as(uid, { url: '/api/client/myClients' })).statusCode).toBe(403);
  });

  test('needs a token that is good', async () => {
    expect((await send({ Password: null }, 'expired')).statusCode).toBe(401);
  });
});

test('three registrations an hour for one e-mail', async () => {
  // An hour that ends in the middle of the test would begin another count.
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const two = await testApp({ database: server.database, deps: () => ({ requestsPerMinute: 600 }) });
  const again = () =>
    two.app.inject({ method: 'POST', url: '/api/user', payload: { ...person, Email: 'limite@prado.test' } });
  const statuses = [await again(), await again(), await again(), await again()].map(
    (each) => each.statusCode,
  );
  expect(statuses).toEqual([200, 200, 200, 429]);
  await two.close();
});

describe('an account of the identity provider without a user', () => {
  const STRANGER = 'made-elsewhere';
  const orphan = (email: string) => identity.accounts.set(STRANGER, email);
  const tokenIn = (text: string) => /\/change-password\/([\w-]{43})\n/.exec(text)![1]!;

  test('is given to who registers, as soon as the e-mail is proven and by a new password', async () => {
    orphan('dora@prado.test');
    expect((await send({ Email: 'dora@prado.test' })).statusCode).toBe(200);
    expect(await userWith('dora@prado.test')).toMatchObject({ uid: STRANGER, emailConfirmedAt: null });
    // The person who made the account cannot sign in with it yet, and it stays unchanged until the e-mail is proved.
    expect((await server.as(STRANGER, { url: '/api/client/myClients' })).statusCode).toBe(401);
    expect(identity.passwords.has(STRANGER)).toBe(false);
    const mail = (await lastMail())!;
    expect(mail).toMatchObject({ recipient: 'dora@prado.test', subject: 'Confirme o seu e-mail' });
    const payload = { Token: tokenIn(mail.text), NewPassword: 'Cavalo azul 77' };
    const change = await server.as(null, { method: 'POST', url: '/api/auth/change-password', payload });
    expect(change.statusCode).toBe(200);
    expect(identity.passwords.get(STRANGER)).toBe('Cavalo azul 77');
    const user = (await userWith('dora@prado.test'))!;
    expect(user.emailConfirmedAt).not.toBeNull();
    expect(user.sessionsEndedAt!.getTime()).toBeLessThanOrEqual(Date.now());
  });

  test('is what a crash between the two leaves, and the next attempt goes on with it', async () => {
    identity.accounts.delete(STRANGER);
    const { create } = identity;
    identity.create = async (account) => {
      await create(account);
      throw new Error('killed');
    };
    expect((await send({ Email: 'enzo@prado.test' })).statusCode).toBe(500);
    identity.create = create;
    expect(await userWith('enzo@prado.test')).toBeUndefined();
    expect((await send({ Email: 'enzo@prado.test' })).statusCode).toBe(200);
    expect(await userWith('enzo@prado.test')).toBeDefined();
  });

  test('that a closed account left is made anew', async () => {
    await server.db.insert(users).values({
      uid: 'closed',
      email: 'encerrada-closed@invalid',
      name: 'Conta encerrada',
      closedAt: new Date(),
    });
    identity.accounts.set('closed', 'fabi@prado.test');
    await send({ Email: 'fabi@prado.test' });
    expect(identity.accounts.has('closed')).toBe(false);
    expect(await userWith('fabi@prado.test')).toMatchObject({ sessionsEndedAt: null });
  });

  test('two registrations at once make one user, whose account is there', async () => {
    await Promise.all([send({ Email: 'gabi@prado.test' }), send({ Email: 'gabi@prado.test' })]);
    const user = (await userWith('gabi@prado.test'))!;
    expect(identity.accounts.get(user.uid)).toBe('gabi@prado.test');
  });
});
