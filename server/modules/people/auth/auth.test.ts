import { desc, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { accessTokens, auditLog, mails, users } from '../../../db/schema';
import { seedDemonstration } from '../../../seed/seedDemonstration';
import { fakeIdentity } from '../../../testing/fakeIdentity';
import { testApp, TEST_NOW } from '../../../testing/testApp';
import type { TestApp } from '../../../testing/testApp';

const HOUR = 3_600_000;
let now = TEST_NOW;
const clock = { now: () => new Date(now), today: () => '2026-11-20' };
const identity = fakeIdentity();
let server: TestApp;

beforeAll(async () => {
  server = await testApp({ deps: () => ({ clock, identity }) });
  await seedDemonstration(server.db);
});
afterAll(() => server.close());
beforeEach(async () => {
  now = TEST_NOW;
  identity.passwords.clear();
  await server.db.delete(accessTokens);
  await server.db.delete(mails);
});

const post = (url: string, payload: object) =>
  server.as(null, { method: 'POST', url: `/api${url}`, payload });
const ask = (Email: string) => post('/auth/require-change-password', { Email });
const change = async (Token: string, NewPassword = 'Nova#2027') =>
  (await post('/auth/change-password', { Token, NewPassword })).json();
const pending = async (email: string) =>
  (
    await server.as(null, { url: `/api/auth/password-reset-status?email=${encodeURIComponent(email)}` })
  ).json().Data.pending;
const lastMail = async () => (await server.db.select().from(mails).orderBy(desc(mails.id)))[0];
/** Asks for a reset and reads the link's token in the e-mail. */
async function tokenFor(email: string): Promise<string> {
  await ask(email);
  const mail = await lastMail();
  expect(mail).toMatchObject({ recipient: email, subject: 'Redefinição de senha' });
  return /https:\/\/portal\.lastro\.test\/change-password\/([\w-]{43})\n/.exec(mail!.text)![1]!;
}

describe('asking for a new password', () => {
  test('is answered the same for an account and for nobody', async () => {
    const [known, unknown] = [await ask('cliente@lastro.test'), await ask('ninguem@lastro.test')];
    expect(known.statusCode).toBe(200);
    expect(unknown.body).toBe(known.body);
    expect(known.json().Message).toContain('Se houver uma conta com este e-mail');
  });

  test('writes to the owner of the account alone', async () => {
    await ask('ninguem@lastro.test');
    expect(await lastMail()).toBeUndefined();
    await ask('Cliente@Lastro.test');
    expect(await lastMail()).toMatchObject({ recipient: 'cliente@lastro.test', sentAt: null });
  });

  test('is pending for an hour, whether there is an account or not', async () => {
    for (const email of ['cliente@lastro.test', 'ninguem@lastro.test']) {
      expect(await pending(email)).toBe(false);
      await ask(email);
      expect(await pending(email.toUpperCase())).toBe(true);
      now = TEST_NOW + HOUR - 1;
      expect(await pending(email)).toBe(true);
      now = TEST_NOW + HOUR;
      expect(await pending(email)).toBe(false);
      now = TEST_NOW;
    }
  });

  test('keeps neither token nor address in the database', async () => {
    const token = await tokenFor('cliente@lastro.test');
    const rows = JSON.stringify(await server.db.select().from(accessTokens));
    expect(rows).not.toContain(token);
    expect(rows).not.toContain('cliente@');
  });

  test('of a closed account writes to nobody', async () => {
    const closed = (closedAt: Date | null) =>
      server.db.update(users).set({ closedAt }).where(eq(users.uid, 'demo-tomador'));
    await closed(new Date(now));
    await ask('tomador@lastro.test');
    expect(await lastMail()).toBeUndefined();
    await closed(null);
  });

  test.each([{}, { Email: 'ana' }, { Email: 'a@b.test', More: 1 }])('refuses %j', async (body) => {
    expect((await post('/auth/require-change-password', body)).statusCode).toBe(422);
  });
});

describe('the link', () => {
  test('sets the password once, tells its owner and is written down', async () => {
    const token = await tokenFor('cliente@lastro.test');
    expect(await change(token)).toMatchObject({
      StatusCode: 200,
      Message: 'Sua senha foi redefinida. Entre com a nova senha.',
    });
    expect(identity.passwords.get('demo-cliente')).toBe('Nova#2027');
    expect(await lastMail()).toMatchObject({ subject: 'Sua senha foi alterada' });
    expect(await pending('cliente@lastro.test')).toBe(false);
    const entries = await server.db.select().from(auditLog).where(eq(auditLog.subject, 'user:demo-cliente'));
    expect(entries.at(-1)).toMatchObject({ action: 'user.password-change', actorUid: 'demo-cliente' });
    expect(await change(token, 'Outra#2028')).toMatchObject({
      StatusCode: 400,
      Code: 'LINK_USED',
      Message: 'Este link já foi utilizado. Se precisar, solicite um novo link.',
    });
    expect(identity.passwords.get('demo-cliente')).toBe('Nova#2027');
  });

  test('is used up by two at once for one of them only', async () => {
    const token = await tokenFor('cliente@lastro.test');
    const answers = await Promise.all([change(token), change(token)]);
    expect(answers.map(({ StatusCode }) => StatusCode).toSorted()).toEqual([200, 400]);
  });

  test('is used up with the others that were sent', async () => {
    const [first, second] = [await tokenFor('cliente@lastro.test'), await tokenFor('cliente@lastro.test')];
    expect((await change(first)).StatusCode).toBe(200);
    expect((await change(second)).Code).toBe('LINK_USED');
  });

  test('is looked at without being used up, and says when it is over', async () => {
    const check = async (Token: string) =>
      (
        await server.app.inject({
          method: 'POST',
          url: '/api/auth/check-change-password',
          payload: { Token },
        })
      ).json();
    const token = await tokenFor('cliente@lastro.test');
    expect([(await check(token)).StatusCode, (await check(token)).StatusCode]).toEqual([200, 200]);
    expect((await change(token)).StatusCode).toBe(200);
    expect((await check(token)).Code).toBe('LINK_USED');
    expect((await check('nada')).Code).toBe('LINK_UNKNOWN');
  });

  test('lasts an hour', async () => {
    const token = await tokenFor('cliente@lastro.test');
    now = TEST_NOW + HOUR;
    expect(await change(token)).toMatchObject({ Code: 'LINK_EXPIRED' });
    now = TEST_NOW + HOUR - 1;
    expect((await change(token)).StatusCode).toBe(200);
  });

  test('that nobody was sent is refused', async () => {
    for (const garbled of ['x'.repeat(43), 'x'.repeat(1000)]) {
      expect(await change(garbled)).toMatchObject({ StatusCode: 400, Code: 'LINK_UNKNOWN' });
    }
  });

  test.each(['abcdef1', 'abcdefgh', '12345678', ''])('does not take the password %j', async (password) => {
    const token = await tokenFor('cliente@lastro.test');
    expect((await change(token, password)).StatusCode).toBe(422);
    expect((await change(token, 'abcdefg1')).StatusCode).toBe(200);
  });

  test.each(['senha123', 'Senha@2026', 'P@ssw0rd1', 'brasil1234', '1q2w3e4r', 'Abc12345'])(
    'does not take the common password %j',
    async (password) => {
      const token = await tokenFor('cliente@lastro.test');
      expect(await change(token, password)).toMatchObject({
        StatusCode: 422,
        Code: 'COMMON_PASSWORD',
        Errors: [
          { path: 'NewPassword', message: 'Esta senha é muito comum e fácil de adivinhar. Escolha outra.' },
        ],
      });
      expect((await change(token, 'senha segura 4 cavalos')).StatusCode).toBe(200);
    },
  );

  test('stays good when the identity provider is out of reach', async () => {
    const token = await tokenFor('cliente@lastro.test');
    const { setPassword } = identity;
    identity.setPassword = () => Promise.reject(new Error('unreachable'));
    expect((await change(token)).StatusCode).toBe(500);
    identity.setPassword = setPassword;
    expect((await change(token)).StatusCode).toBe(200);
  });
});

describe('limits', () => {
  // An hour that ends in the middle of a test would begin another count.
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
  afterEach(() => void vi.useRealTimers());

  test('twenty new passwords an hour from one address, over all processes: no more links are guessed, a good one included', async () => {
    const limited = () =>
      testApp({ database: server.database, deps: () => ({ clock, identity, requestsPerMinute: 600 }) });
    const two = [await limited(), await limited()];
    const guess = async (Token: string, at: number) =>
      await two[at % 2]!.app.inject({
        method: 'POST',
        url: '/api/auth/change-password',
        payload: { Token, NewPassword: 'Nova#2027' },
      });
    const token = await tokenFor('cliente@lastro.test');
    const codes: number[] = [];
    for (let at = 0; at < 25; at += 1) codes.push((await guess('x'.repeat(43), at)).statusCode);
    expect(codes).toEqual([...Array(20).fill(400), ...Array(5).fill(429)]);
    const refused = await guess(token, 0);
    expect([refused.statusCode, refused.json().Code]).toEqual([429, 'TOO_MANY_REQUESTS']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(identity.passwords.has('demo-cliente')).toBe(false);
    await Promise.all(two.map((one) => one.close()));
  });

  test('three resets an hour for one e-mail, over all processes; nobody learns whether it exists', async () => {
    const two = await testApp({ database: server.database, deps: () => ({ clock, requestsPerMinute: 600 }) });
    const send = (Email: string) =>
      two.app.inject({ method: 'POST', url: '/api/auth/require-change-password', payload: { Email } });
    for (const email of ['limite@lastro.test', 'cliente@lastro.test']) {
      for (const _ of [1, 2, 3]) expect((await send(email)).statusCode).toBe(200);
      const refused = await send(email);
      expect(refused.statusCode).toBe(429);
      expect(refused.json().Message).toBe(
        'Muitas solicitações em pouco tempo. Aguarde um momento e tente novamente.',
      );
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
      expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(3600);
    }
    await two.close();
  });
});
