import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { platformStatus } from '../../db/schema';
import { seedDemonstration } from '../../seed/seedDemonstration';
import { testApp } from '../../testing/testApp';
import type { TestApp } from '../../testing/testApp';

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

  test('signing out is always answered', async () => {
    expect(await get('demo-cliente', '/user/logout?email=x&notificationToken=y')).toMatchObject({
      status: 200,
    });
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
      today: '2026-11-20',
      executive: false,
      user: { name: 'Tomás Ferreira', email: 'tomador@lastro.test', phone: '31987650022' },
      clients: [{ name: 'Engenharia Vale Verde Ltda', cpfcnpj: '11444777000161', lead: false }],
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
