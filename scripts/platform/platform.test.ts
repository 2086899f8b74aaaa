import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { auditLog } from '../../server/db/schema';
import { testApp, type TestApp } from '../../server/testing/testApp';
import { main } from './main';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());
afterEach(() => vi.unstubAllEnvs());

async function command(args: string): Promise<string> {
  vi.stubEnv('DATABASE_URL', server.database.url);
  vi.stubEnv('CLOCK_OFFSET_DAYS', '0');
  let printed = '';
  const spy = vi
    .spyOn(process.stdout, 'write')
    .mockImplementation((text) => Boolean((printed += String(text))));
  await main(args.split(' ')).finally(() => spy.mockRestore());
  return printed;
}

const status = async () => (await server.as(null, { url: '/api/wings/platform-status' })).json().Data;

it('closes the platform until a moment, opens it, and writes both down', async () => {
  expect(await command('maintenance --until 2099-11-21T10:00')).toBe(
    'The platform is under maintenance, expected back 2099-11-21 10:00 (São Paulo).\n',
  );
  expect(await status()).toEqual({
    Avaliable: false,
    ExpectedAvailabilityDate: '2099-11-21T13:00:00.000Z',
  });
  expect(await command('maintenance')).toBe('The platform is under maintenance, without a date.\n');
  expect(await command('open')).toBe('The platform is open.\n');
  expect(await status()).toEqual({ Avaliable: true, ExpectedAvailabilityDate: null });
  expect(await command('status')).toBe('The platform is open.\n');
  const entries = await server.db.select().from(auditLog).orderBy(auditLog.id);
  expect(entries.map(({ action, after }) => [action, after?.['available']])).toEqual([
    ['platform.switch', false],
    ['platform.switch', false],
    ['platform.switch', true],
  ]);
});
