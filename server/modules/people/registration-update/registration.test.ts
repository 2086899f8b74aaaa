import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { auditLog, users } from '../../../db/schema';
import { seedDemonstration } from '../../../seed/seedDemonstration';
import { testApp } from '../../../testing/testApp';
import type { TestApp } from '../../../testing/testApp';
import type { RegistrationBody } from '../../../../contract/people';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
  await seedDemonstration(server.db);
});
afterAll(() => server.close());

const UID = 'demo-cliente';
const row = async () => (await server.db.select().from(users).where(eq(users.uid, UID)))[0]!;
const change = (values: Partial<typeof users.$inferInsert>) =>
  server.db.update(users).set(values).where(eq(users.uid, UID));
beforeEach(async () => {
  await change({ email: 'cliente@lastro.test', dataUpdatedAt: new Date(), updateDeniedAt: null });
});

const state = async (uid = UID, email = 'cliente@lastro.test') =>
  (await server.as(uid, { url: `/api/user/isOutdated?email=${email}` })).json();
const body: RegistrationBody = {
  name: 'Clara Nogueira Reis',
  email: 'cliente@lastro.test',
  phone: '1133440011',
  mobilePhone: '11987650011',
  phone2: null,
  mobilePhone2: null,
  address: {
    cep: '01310100',
    place: 'Avenida Paulista',
    number: '900',
    complement: null,
    district: 'Bela Vista',
    state: 'SP',
    city: 'São Paulo',
  },
};
const update = async (payload: object) => {
  const request = { method: 'PUT', url: '/api/user/updateOutdatedUser', payload } as const;
  return (await server.as(UID, request)).json();
};

describe('a registration', () => {
  test.each([
    ['the day before its anniversary', '2025-11-21T12:00:00Z', false],
    ['on its anniversary', '2025-11-20T12:00:00Z', true],
  ])('%s', async (_when, at, isOutdated) => {
    await change({ dataUpdatedAt: new Date(at) });
    expect((await state()).Data).toEqual({ isOutdated, updateDenied: false });
  });

  test.each([
    ['29 days ago counts', '2026-10-22T15:00:00Z', true],
    ['30 days ago has lapsed', '2026-10-21T15:00:00Z', false],
  ])('a denial %s', async (_when, at, updateDenied) => {
    await change({ updateDeniedAt: new Date(at) });
    expect((await state()).Data).toEqual({ isOutdated: false, updateDenied });
  });

  test('is one’s own: another’s is not found, neither to read nor to deny', async () => {
    expect((await state('demo-tomador')).StatusCode).toBe(404);
    const url = '/api/user/updateDenied?email=cliente@lastro.test';
    expect((await server.as('demo-tomador', { method: 'POST', url })).statusCode).toBe(404);
    expect((await row()).updateDeniedAt).toBeNull();
    await server.as(UID, { method: 'POST', url });
    expect((await state()).Data.updateDenied).toBe(true);
  });
});

describe('its update', () => {
  test('stores everything, is confirmed anew and written down', async () => {
    await change({ dataUpdatedAt: new Date('2020-01-01'), updateDeniedAt: new Date() });
    expect((await update(body)).Message).toBe('Seus dados foram atualizados.');
    expect(await row()).toMatchObject({ name: body.name, ...body.address, updateDeniedAt: null });
    expect((await state()).Data.isOutdated).toBe(false);
    const [entry] = await server.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, `user:${UID}`));
    expect(entry).toMatchObject({ actorUid: UID, action: 'registration.update' });
  });

  test('changes the e-mail at the identity provider too, in lower case', async () => {
    await update({ ...body, email: 'Clara@Serra.test' });
    expect((await row()).email).toBe('clara@serra.test');
  });

  test.each(['tomador@lastro.test', 'TOMADOR@lastro.test'])('refuses %s, which is taken', async (email) => {
    expect(await update({ ...body, email })).toMatchObject({ StatusCode: 409, Code: 'EMAIL_TAKEN' });
  });

  test('refuses an e-mail that only the identity provider knows, and changes nothing', async () => {
    await server.deps.identity.create({ email: 'elsewhere@serra.test', name: 'X' });
    expect(await update({ ...body, name: 'Y', email: 'elsewhere@serra.test' })).toMatchObject({
      Code: 'EMAIL_TAKEN',
    });
    expect((await row()).name).not.toBe('Y');
  });

  test.each([
    ['name', { name: ' ' }],
    ['email', { email: 'clara' }],
    ['phone', { phone: '11987650011' }],
    ['mobilePhone', { mobilePhone: '1133440011' }],
    ['isExecutive', { isExecutive: true }],
  ])('names a wrong %s', async (path, wrong) => {
    const { StatusCode, Errors } = await update({ ...body, ...wrong });
    expect([StatusCode, Errors[0].path]).toEqual([422, path]);
  });
});
