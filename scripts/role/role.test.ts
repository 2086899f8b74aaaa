import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { forRoles, roleNames, ROLES, type Room } from '../../contract/roles';
import { auditLog, users } from '../../server/db/schema';
import { resetSecondFactor } from '../../server/modules/people/users/resetSecondFactor';
import { seedDemonstration } from '../../server/seed/seedDemonstration';
import { fakeIdentity } from '../../server/testing/fakeIdentity';
import { testApp, type TestApp } from '../../server/testing/testApp';
import { main } from './main';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
  await seedDemonstration(server.db);
});
afterAll(() => server.close());
afterEach(() => vi.unstubAllEnvs());

async function command(args: string): Promise<string> {
  vi.stubEnv('DATABASE_URL', server.database.url);
  let printed = '';
  const spy = vi
    .spyOn(process.stdout, 'write')
    .mockImplementation((text) => Boolean((printed += String(text))));
  await main(args.split(' ')).finally(() => spy.mockRestore());
  return printed;
}

const reach = async (uid: string) =>
  (await server.as(uid, { url: '/api/analyst/product?product=licitante' })).statusCode;

it.each([
  ['demo-analista', 200],
  ['demo-aprovador', 200],
  ['demo-executivo', 404],
  ['demo-cliente', 404],
])('for %s what analysts ask answers %i', async (uid, status) => {
  expect(await reach(uid)).toBe(status);
});

it('tells an analyst the cases of a product in force, by its definition', async () => {
  const answer = await server.as('demo-analista', { url: '/api/analyst/product?product=licitante' });
  const { Definition, Book } = answer.json().Data;
  expect(Definition).toBe(server.deps.products.current('licitante')?.compiled.source.hash);
  expect(Object.keys(Book.files)).toContain('licitante/cases/insured.cases.json');
});

const doors: Record<Room, string> = {
  desk: '/api/desk/day',
  definitions: '/api/analyst/product?product=licitante',
};
const openTo = async (uid: string) => {
  const rooms = Object.entries(doors);
  const answers = await Promise.all(rooms.map(([, url]) => server.as(uid, { url })));
  return rooms.flatMap(([room], index) => (answers[index]!.statusCode === 200 ? [room] : []));
};

it.each(roleNames)('gives the role %s, which opens its room alone, and takes it away', async (role) => {
  const { flag, room } = ROLES[role];
  expect(await openTo('demo-cliente')).toEqual([]);
  expect(await command(`Cliente@lastro.test ${role}`)).toBe(`cliente@lastro.test is now ${role}.\n`);
  expect(await openTo('demo-cliente')).toEqual([room]);
  const told = await server.as('demo-cliente', { url: '/api/user/find?Email=cliente@lastro.test' });
  expect(told.json().Data).toMatchObject({ ...forRoles(() => false), [flag]: true });
  expect(await command(`cliente@lastro.test ${role} --remove`)).toContain(`no longer ${role}`);
  expect(await openTo('demo-cliente')).toEqual([]);
  const entries = await server.db.select().from(auditLog).where(eq(auditLog.action, 'user.role'));
  expect(entries.slice(-2).map(({ after }) => after?.[flag])).toEqual([true, false]);
});

describe('a second factor whose device was lost', () => {
  const identity = fakeIdentity();
  const reset = (email: string) => resetSecondFactor({ db: server.db, identity }, email, new Date());
  const analyst = async () =>
    (await server.db.select().from(users).where(eq(users.uid, 'demo-analista')))[0]!;

  it('is taken away with all sessions, and noted', async () => {
    expect(await reset('analista@lastro.test')).toBe(true);
    expect([...identity.withoutFactor]).toEqual(['demo-analista']);
    expect((await analyst()).sessionsEndedAt).not.toBeNull();
    const entries = await server.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, 'user.second-factor-reset'));
    expect(entries.map(({ subject }) => subject)).toEqual(['user:demo-analista']);
  });

  it('leaves all as it was when the provider refuses, and knows nobody without an account', async () => {
    const { sessionsEndedAt } = await analyst();
    const refusing = { forgetSecondFactor: () => Promise.reject(new Error('away')) };
    const asked = resetSecondFactor(
      { db: server.db, identity: refusing },
      'analista@lastro.test',
      new Date(0),
    );
    await expect(asked).rejects.toThrow('away');
    expect((await analyst()).sessionsEndedAt).toEqual(sessionsEndedAt);
    expect(await reset('ninguem@lastro.test')).toBe(false);
  });
});

it.each([
  ['ninguem@lastro.test analyst', 'There is no account ninguem@lastro.test.'],
  ['cliente@lastro.test king', 'Usage: npm run role'],
  ['cliente@lastro.test analyst --forever', 'Usage: npm run role'],
  ['cliente@lastro.test analyst --reset-second-factor', 'Usage: npm run role'],
  ['--reset-second-factor', 'Usage: npm run role'],
])('refuses "%s"', async (line, sentence) => {
  await expect(command(line)).rejects.toThrow(sentence);
});
