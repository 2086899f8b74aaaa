import { desc, eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditLog, clients, mails, users } from '../../../db/schema';
import { seedDemonstration } from '../../../seed/seedDemonstration';
import { testApp } from '../../../testing/testApp';
import type { TestApp } from '../../../testing/testApp';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
  await seedDemonstration(server.db);
  await server.db.insert(users).values([
    {
      uid: 'ana',
      email: 'ana@prado.test',
      name: 'Ana Prado',
      companyDocument: '12ABC34501DE35',
      newUser: false,
    },
    { uid: 'bia', email: 'bia@prado.test', name: 'Bia Prado', emailConfirmedAt: null },
    { uid: 'rival', email: 'rival@lastro.test', name: 'Rival', isExecutive: true },
  ]);
  await server.db.insert(clients).values({ document: '11222333000262', name: 'De Outro Ltda' });
});
afterAll(() => server.close());

const send = async (url: string, payload: object, uid = 'demo-executivo') =>
  (await server.as(uid, { method: 'POST', url: `/api${url}`, payload })).json();
const list = (State: string, uid?: string, more: object = {}) =>
  send('/desk/users/search', { State, ...more }, uid);
const names = async (state: string, uid?: string, more?: object): Promise<string[]> =>
  (await list(state, uid, more)).Data.Items.map(({ Name }: { Name: string }) => Name);
const nomination = { Uid: 'ana', CPFCNPJ: '12.abc.345/01de-35', Name: 'Tecnologia Rio Claro S.A.' };

test('those without any client are pending for every executive, those of one’s clients are one’s own', async () => {
  const pending = ['Ana Prado', 'Bia Prado', 'Sofia Camargo'];
  expect(await names('pending')).toEqual(pending);
  expect(await names('pending', 'rival')).toEqual(pending);
  expect(await names('nominated')).toContain('Clara Nogueira');
  expect(await names('nominated', 'rival')).toEqual([]);
});

describe('the list', () => {
  test('counts each state, whatever state is asked for, of what the search leaves', async () => {
    const { Data } = await list('pending');
    const { pending, nominated, idle } = Data.Counts;
    expect([Data.Total, pending, idle]).toEqual([3, 3, 0]);
    expect(nominated).toBeGreaterThan(1);
    const found = (await list('pending', undefined, { Text: 'prado' })).Data;
    expect([found.Total, found.Counts.pending]).toEqual([2, 2]);
  });

  test.each([
    ['by a name without its accents', 'pending', 'sófia CAMARGO', 'Sofia Camargo'],
    ['by an e-mail', 'pending', 'bia@prado', 'Bia Prado'],
    ['by the company that was told, as it is written', 'pending', '12.ABC.345/01DE-35', 'Ana Prado'],
    ['by a client', 'nominated', '11.444.777/0001-61', 'Tomás Ferreira'],
  ])('is searched %s', async (_what, state, Text, found) => {
    expect(await names(state, undefined, { Text })).toContain(found);
    expect(await names(state, undefined, { Text: `${Text} ninguém` })).toEqual([]);
  });

  test('is ordered as it is asked for', async () => {
    const back = await names('pending', undefined, { Sort: 'name', Descending: true });
    expect(back).toEqual(['Sofia Camargo', 'Bia Prado', 'Ana Prado']);
  });

  test('takes ten a page', async () => {
    const many = Array.from({ length: 12 }, (_one, at) => ({
      uid: `many-${at}`,
      email: `many-${at}@many.test`,
      name: `Muitos ${String(at).padStart(2, '0')}`,
    }));
    await server.db.insert(users).values(many);
    const page = (Page: number) => names('pending', undefined, { Text: 'muitos', Page });
    expect([(await page(1)).length, await page(2)]).toEqual([10, ['Muitos 10', 'Muitos 11']]);
    await server.db.delete(users).where(like(users.uid, 'many-%'));
  });

  test.each([
    ['a text that is too long', { Text: 'a'.repeat(101) }],
    ['an order that there is not', { Sort: 'cpf' }],
    ['what nobody asked for', { Uid: 'ana' }],
  ])('takes no %s', async (_what, more) => {
    expect((await list('pending', undefined, more)).StatusCode).toBe(422);
  });
});

test.each(['demo-cliente', 'demo-responsavel'])(
  'for %s there is no such list and no such call',
  async (uid) => {
    expect((await list('pending', uid)).StatusCode).toBe(404);
    expect((await send('/desk/users/nominate', nomination, uid)).StatusCode).toBe(404);
    expect((await send('/desk/users/access', { Uid: 'ana', Ended: true }, uid)).StatusCode).toBe(404);
    expect((await send('/client', { CPFCNPJ: '52998224725', Name: 'Ana' }, uid)).StatusCode).toBe(404);
  },
);

test('a nomination opens the client to the user, once told and written down', async () => {
  for (const _ of [1, 2]) expect((await send('/desk/users/nominate', nomination)).StatusCode).toBe(200);
  const own = (await server.as('ana', { url: '/api/client/myClients' })).json().Data;
  expect(own).toMatchObject([{ cpfcnpj: '12ABC34501DE35' }]);
  expect((await server.as('ana', { url: '/api/user/checkNomination' })).json().Data).toBe(true);
  expect(await server.db.select().from(mails)).toMatchObject([
    { recipient: 'ana@prado.test', subject: 'Seu acesso foi liberado' },
  ]);
  const entries = await server.db.select().from(auditLog).where(eq(auditLog.subject, 'user:ana'));
  expect(entries).toMatchObject([
    { actorUid: 'demo-executivo', action: 'user.nominate', after: { client: '12ABC34501DE35' } },
  ]);
  expect(await names('nominated')).toContain('Ana Prado');
});

test('a client that is not there is made, of the executive who nominates', async () => {
  const body = { Uid: 'ana', CPFCNPJ: '52998224725', Name: 'Ana Prado' };
  expect((await send('/desk/users/nominate', body)).StatusCode).toBe(200);
  const contact = (await server.as('ana', { url: '/api/client/ExecutiveEmail' })).json().Data;
  expect(contact).toBe('executivo@lastro.test');
});

test.each([
  ['a client of another portfolio', { ...nomination, CPFCNPJ: '11222333000262' }, 'OTHER_PORTFOLIO'],
  ['a wrong document', { ...nomination, CPFCNPJ: '11222333000182' }, 'INVALID_REQUEST'],
  ['an e-mail not confirmed', { ...nomination, Uid: 'bia' }, 'EMAIL_UNCONFIRMED'],
  ['nobody', { ...nomination, Uid: 'nobody' }, 'NOT_FOUND'],
  ['an executive', { ...nomination, Uid: 'rival' }, 'NOT_FOUND'],
])('is refused for %s', async (_what, body, code) => {
  expect((await send('/desk/users/nominate', body)).Code).toBe(code);
});

test('ending the access of one’s user holds at once; another executive cannot', async () => {
  const end = (Ended: boolean, uid?: string) =>
    send('/desk/users/access', { Uid: 'demo-tomador', Ended }, uid);
  expect((await end(true, 'rival')).StatusCode).toBe(404);
  expect((await end(true)).StatusCode).toBe(200);
  expect((await server.as('demo-tomador', { url: '/api/client/myClients' })).statusCode).toBe(403);
  expect((await end(false)).StatusCode).toBe(200);
  expect((await server.as('demo-tomador', { url: '/api/client/myClients' })).statusCode).toBe(200);
  const [last] = await server.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
  expect(last).toMatchObject({ action: 'user.access', after: { ended: false } });
});

test('a client is made once', async () => {
  const body = { CPFCNPJ: '11.444.777/0002-42', Name: 'Filial' };
  expect((await send('/client', body)).StatusCode).toBe(200);
  expect((await send('/client', body)).Code).toBe('CLIENT_EXISTS');
});

describe('who was away for more than six months', () => {
  const away = (lastLoginAt: string | null, createdAt = lastLoginAt!) =>
    server.db
      .update(users)
      .set({ lastLoginAt: lastLoginAt ? new Date(lastLoginAt) : null, createdAt: new Date(createdAt) })
      .where(eq(users.uid, 'demo-tomador'));
  const idle = async () =>
    (await list('idle')).Data.Items.map(({ Name, IdleMonths }: { Name: string; IdleMonths: number }) => [
      Name,
      IdleMonths,
    ]);

  test.each([
    ['six months to the day', '2026-05-20T12:00:00-03:00', []],
    ['a day more', '2026-05-19T23:59:00-03:00', [['Tomás Ferreira', 6]]],
    ['more than seven', '2026-04-20T12:00:00-03:00', [['Tomás Ferreira', 7]]],
  ])('%s', async (_what, since, expected) => {
    await away(since);
    expect(await idle()).toEqual(expected);
    await away(null, since);
    expect(await idle()).toEqual(expected);
  });

  test('is nobody whose access ended, and nobody who came today', async () => {
    await away('2026-01-10T12:00:00Z');
    await send('/desk/users/access', { Uid: 'demo-tomador', Ended: true });
    expect(await idle()).toEqual([]);
    await send('/desk/users/access', { Uid: 'demo-tomador', Ended: false });
    expect(await idle()).toEqual([['Tomás Ferreira', 10]]);
    await server.as('demo-tomador', { url: '/api/client/myClients' });
    expect(await idle()).toEqual([]);
  });
});

describe('a CPF that two accounts gave', () => {
  const flagged = async (state: string) =>
    (await list(state)).Data.Items.filter(({ IsCPFShared }: { IsCPFShared: boolean }) => IsCPFShared).map(
      ({ Uid }: { Uid: string }) => Uid,
    );

  test('is shown at both, says nothing of the other, and is written down with the nomination', async () => {
    expect([await flagged('pending'), await flagged('nominated')]).toEqual([[], []]);
    const [owner] = await server.db.select().from(users).where(eq(users.uid, 'demo-tomador'));
    const second = { uid: 'second', email: 'second@lastro.test', name: 'Segunda Pessoa' };
    await server.db
      .insert(users)
      .values({ ...second, cpfCnpj: owner!.cpfCnpj, emailConfirmedAt: new Date() });
    expect([await flagged('pending'), await flagged('nominated')]).toEqual([['second'], ['demo-tomador']]);
    expect(JSON.stringify((await list('pending')).Data)).not.toContain(owner!.email);
    expect((await send('/desk/users/nominate', { ...nomination, Uid: 'second' })).StatusCode).toBe(200);
    const [entry] = await server.db.select().from(auditLog).where(eq(auditLog.subject, 'user:second'));
    expect(entry!.after).toEqual({ client: '12ABC34501DE35', isCpfShared: true });
  });
});
