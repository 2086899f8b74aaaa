import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { auditLog } from '../../server/db/schema';
import { seedDemonstration } from '../../server/seed/seedDemonstration';
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

it('gives a role and takes it away, and writes both down', async () => {
  expect(await command('Cliente@lastro.test analyst')).toBe('cliente@lastro.test is now analyst.\n');
  expect(await reach('demo-cliente')).toBe(200);
  expect(await command('cliente@lastro.test analyst --remove')).toContain('no longer analyst');
  expect(await reach('demo-cliente')).toBe(404);
  const entries = await server.db.select().from(auditLog).where(eq(auditLog.action, 'user.role'));
  expect(entries.map(({ after }) => after?.['isAnalyst'])).toEqual([true, false]);
});

it.each([
  ['ninguem@lastro.test analyst', 'There is no account ninguem@lastro.test.'],
  ['cliente@lastro.test king', 'Usage: npm run role'],
  ['cliente@lastro.test analyst --forever', 'Usage: npm run role'],
])('refuses "%s"', async (line, sentence) => {
  await expect(command(line)).rejects.toThrow(sentence);
});
