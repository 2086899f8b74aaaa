import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ipLog, mails, platformStatus, pushSubscriptions, users } from '../../../db/schema';
import { seedDemonstration } from '../../../seed/seedDemonstration';
import { testApp, TEST_NOW } from '../../../testing/testApp';
import type { TestApp } from '../../../testing/testApp';
import { sweepAccess } from '../auth/sweepAccess';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
  await seedDemonstration(server.db);
});
afterAll(() => server.close());

const get = async (uid: string | null, url: string) => {
  const answer = await server.as(uid, { url: `/api${url}` });
  return { status: answer.statusCode, body: answer.json(), data: answer.json().Data };
};

describe('sign-in', () => {
  const login = (uid: string) =>
    server.as(uid, { method: 'POST', url: '/api/user/login', payload: { notificationToken: null } });

  test('answers the user and the people who look after them', async () => {
    const { user, executive, assistants, superintendent } = (await login('demo-cliente')).json().Data;
    expect(user).toMatchObject({
      uid: 'demo-cliente',
      email: 'cliente@lastro.test',
      isPhysicalPerson: false,
    });
    expect(user).toMatchObject({ ticketsExpired: 0, quoteApproved: { quantidade: 0 } });
    expect(executive).toMatchObject({ name: 'Elisa Duarte', title: 'Executivo Responsável' });
    expect(assistants.map(({ name }: { name: string }) => name)).toEqual([
      'Ana Beatriz Lima',
      'Rafael Teixeira',
    ]);
    expect(superintendent).toMatchObject({ name: 'Sérgio Monteiro', title: 'Superintendente' });
  });

  test.each([
    ['demo-responsavel', { isResponsibleClient: true, isPhysicalPerson: false, isExecutive: false }],
    ['demo-pessoafisica', { isResponsibleClient: false, isPhysicalPerson: true, isExecutive: false }],
    ['demo-semcliente', { isResponsibleClient: false, isPhysicalPerson: true, isExecutive: false }],
    ['demo-executivo', { isResponsibleClient: false, isPhysicalPerson: true, isExecutive: true }],
  ])('tells what %s is', async (uid, expected) => {
    expect((await login(uid)).json().Data.user).toMatchObject(expected);
  });

  test('without clients there is nobody to contact', async () => {
    const { executive, assistants, superintendent } = (await login('demo-semcliente')).json().Data;
    expect([executive, assistants, superintendent]).toEqual([null, [], null]);
  });

  test('a verified person who is not registered gets 400, so that the portal offers registration', async () => {
    const answer = await login('stranger');
    expect([answer.statusCode, answer.json().Code]).toEqual([400, 'UNKNOWN_USER']);
  });
});

describe('who is refused at sign-in', () => {
  const login = async (uid: string) => {
    const answer = await server.as(uid, { method: 'POST', url: '/api/user/login', payload: {} });
    return answer.json();
  };
  const set = (changes: Partial<typeof users.$inferInsert>) =>
    server.db.update(users).set(changes).where(eq(users.uid, 'demo-tomador'));
  const at = (ms: number) => new Date(TEST_NOW + ms);

  test('whose access has ended, from that moment on, in every call', async () => {
    await set({ accessEndsAt: at(1) });
    expect((await login('demo-tomador')).StatusCode).toBe(200);
    await set({ accessEndsAt: at(0) });
    expect(await login('demo-tomador')).toMatchObject({
      StatusCode: 401,
      Code: 'ACCESS_EXPIRED',
      Message: 'Acesso expirado. Para novo acesso contate o Executivo.',
    });
    expect((await get('demo-tomador', '/client/myClients')).status).toBe(403);
    await set({ accessEndsAt: null });
    expect((await get('demo-tomador', '/client/myClients')).status).toBe(200);
  });

  test('whose password is a year old, who is sent the link for a new one, once', async () => {
    const year = 365 * 86_400_000;
    await set({ passwordChangedAt: at(1 - year) });
    expect((await login('demo-tomador')).StatusCode).toBe(200);
    await set({ passwordChangedAt: at(-year) });
    for (const _ of [1, 2]) {
      expect(await login('demo-tomador')).toMatchObject({ StatusCode: 401, Code: 'PASSWORD_EXPIRED' });
    }
    const sent = await server.db.select().from(mails);
    expect(sent.map(({ recipient, subject }) => [recipient, subject])).toEqual([
      ['tomador@lastro.test', 'Redefinição de senha'],
    ]);
    await set({ passwordChangedAt: null });
  });

  test('whose account was closed: for nobody', async () => {
    await set({ closedAt: at(0) });
    expect(await login('demo-tomador')).toMatchObject({ StatusCode: 400, Code: 'UNKNOWN_USER' });
    expect((await get('demo-tomador', '/client/myClients')).status).toBe(403);
    await set({ closedAt: null });
  });
});

describe('a browser’s subscription', () => {
  const login = (uid: string, notificationToken: string) =>
    server.as(uid, { method: 'POST', url: '/api/user/login', payload: { notificationToken } });
  const owners = async () =>
    (await server.db.select().from(pushSubscriptions)).map(({ userUid, token }) => [userUid, token]);

  test('goes over to who signs in there, and ends with their sign-out alone', async () => {
    await login('demo-cliente', 'browser-1');
    await login('demo-tomador', 'browser-1');
    expect(await owners()).toEqual([['demo-tomador', 'browser-1']]);
    await get('demo-cliente', '/user/logout?email=cliente@lastro.test&notificationToken=browser-1');
    expect(await owners()).toHaveLength(1);
    await get('demo-tomador', '/user/logout?email=tomador@lastro.test&notificationToken=browser-1');
    expect(await owners()).toEqual([]);
  });

  test('is not needed for signing out', async () => {
    expect((await get('demo-cliente', '/user/logout')).status).toBe(200);
  });
});

describe('the log of addresses', () => {
  const send = async (query: string) =>
    (await server.as('demo-cliente', { method: 'PUT', url: `/api/user/SendIpLog?${query}` })).json();

  test('has the address that the server sees, whatever was sent', async () => {
    const { Data } = await send('email=Cliente@lastro.test&ipAddress=6.6.6.6&userType=CLIENTE');
    expect(Data).toEqual({ ip: '127.0.0.1' });
    const entry = { userUid: 'demo-cliente', ip: '127.0.0.1', userType: 'CLIENTE' };
    expect(await server.db.select().from(ipLog)).toMatchObject([entry]);
  });

  test('is not written in another’s name', async () => {
    expect((await send('email=tomador@lastro.test')).StatusCode).toBe(404);
  });

  test.each([
    ['6 months', new Date(TEST_NOW), '2026-05-20T15:00:00Z', '2026-05-20T14:59:59Z'],
    [
      'no day less where the month is shorter',
      '2026-08-31T15:00:00Z',
      '2026-02-28T15:00:00Z',
      '2026-02-28T14:59:59Z',
    ],
  ])('is kept %s', async (_what, now, inTime, tooOld) => {
    const entry = { userUid: 'demo-cliente', userType: 'CLIENTE' };
    await server.db.delete(ipLog);
    await server.db.insert(ipLog).values([
      { ...entry, ip: 'in time', at: new Date(inTime) },
      { ...entry, ip: 'too old', at: new Date(tooOld) },
    ]);
    await sweepAccess(server.db, new Date(now));
    expect((await server.db.select().from(ipLog)).map(({ ip }) => ip)).toEqual(['in time']);
  });
});

describe('finding a user by e-mail', () => {
  test('finds oneself, whatever the case', async () => {
    const { data } = await get('demo-cliente', '/user/find?Email=Cliente@Lastro.test');
    expect(data).toMatchObject({ uid: 'demo-cliente' });
  });

  test('a stranger does not exist, except for the executive desk', async () => {
    expect((await get('demo-cliente', '/user/find?Email=tomador@lastro.test')).status).toBe(404);
    expect((await get('demo-executivo', '/user/find?Email=tomador@lastro.test')).status).toBe(200);
  });

  test('needs the e-mail', async () => {
    const { status, body } = await get('demo-cliente', '/user/find');
    expect([status, body.Errors[0].path]).toEqual([422, 'Email']);
  });
});

describe('clients', () => {
  test('lists leads too unless they are refused', async () => {
    const all = await get('demo-cliente', '/client/findByUser?Email=cliente@lastro.test&FindAll=true');
    const named = await get('demo-cliente', '/client/findByUser?Email=cliente@lastro.test&FindAll=false');
    expect([all.data.length, named.data.length]).toEqual([3, 2]);
  });

  test('asking for another user’s clients finds nothing', async () => {
    expect((await get('demo-cliente', '/client/findByUser?Email=tomador@lastro.test')).status).toBe(404);
  });

  test('e-mails of a client are for its own users and the executive desk, mask or not', async () => {
    const url = '/client/findUserEmailsByClient?clientDocument=12.abc.345/01de-35';
    expect((await get('demo-cliente', url)).data).toEqual(['cliente@lastro.test']);
    expect((await get('demo-executivo', url)).data).toEqual(['cliente@lastro.test']);
    expect((await get('demo-tomador', url)).status).toBe(404);
  });
});

describe('context and platform', () => {
  test('gives a wizard the business date, the person and the clients', async () => {
    const { data } = await get('demo-tomador', '/wizard/context');
    expect(data).toEqual({
      catalogue: null,
      today: '2026-11-20',
      executive: false,
      user: { name: 'Tomás Ferreira', email: 'tomador@lastro.test', phone: '31987650022' },
      linkEndsAt: null,
      clients: [{ name: 'Engenharia Vale Verde Ltda', cpfcnpj: '11444777000161', lead: false }],
      constants: server.deps.products.constantsHash,
      definitions: expect.objectContaining({
        licitante: server.deps.products.current('licitante')!.compiled.source.hash,
      }),
    });
  });

  test('tells anybody whether the platform is open', async () => {
    const url = '/wings/platform-status';
    expect((await get(null, url)).data).toEqual({ Avaliable: true, ExpectedAvailabilityDate: null });
    const expectedAvailabilityDate = new Date('2026-11-21T09:00:00Z');
    const closed = { available: false, expectedAvailabilityDate };
    await server.db.update(platformStatus).set(closed).where(eq(platformStatus.id, 1));
    const data = { Avaliable: false, ExpectedAvailabilityDate: '2026-11-21T09:00:00.000Z' };
    expect((await get(null, url)).data).toEqual(data);
  });

  test('health and public configuration need no token', async () => {
    expect((await get(null, '/health')).status).toBe(200);
    expect((await get(null, '/config')).data.firebase.projectId).toBe('demo-lastro');
  });
});
