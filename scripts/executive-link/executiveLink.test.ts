import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { Client } from 'pg';
import { createTestDatabase } from '../../tests/support/createTestDatabase';
import { createClock } from '../../server/clock';
import { seedDemonstration } from '../../server/seed/seedDemonstration';
import { testApp, type TestApp } from '../../server/testing/testApp';
import { main } from './main';

let server: TestApp;
beforeAll(async () => {
  server = await testApp({ deps: () => ({ clock: createClock() }) });
  await seedDemonstration(server.db);
});
afterAll(() => server.close());
afterEach(() => vi.unstubAllEnvs());

/** Runs the command on the suite's database; what it printed, or the sentence it failed with. */
async function command(args: string, url = server.database.url) {
  vi.stubEnv('DATABASE_URL', url);
  vi.stubEnv('DATA_DIR', '/nonexistent');
  vi.stubEnv('PORT', '4321');
  const printed = { stdout: '', stderr: '' };
  const spies = (['stdout', 'stderr'] as const).map((stream) =>
    vi
      .spyOn(process[stream], 'write')
      .mockImplementation((text) => Boolean((printed[stream] += String(text)))),
  );
  const failure = await main(args.split(' ')).catch((error: Error) => error.message);
  spies.forEach((spy) => spy.mockRestore());
  return { ...printed, failure };
}

const contextOf = (token: string) => server.as(token, { url: '/api/wizard/context' });

it('prints the address of a link that works, alone on standard output, and revokes it', async () => {
  const { stdout, stderr } = await command('--client 11.222.333/0001-81 --flow cotacao');
  const [, token = ''] =
    /^http:\/\/localhost:4321\/solicitacao-executivo\/cotacao\/:(\S+)\n$/.exec(stdout) ?? [];
  expect(stderr).toMatch(/^For Construtora Serra Azul Ltda, asked by executivo@lastro.test, until 20\d\d-/);
  expect((await contextOf(token)).json().Data.clients[0].cpfcnpj).toBe('11222333000181');

  expect(await command('--client 11222333000181 --revoke --flow endossos')).toMatchObject({
    stdout: 'Revoked 0 links.\n',
  });
  expect(await command('--client 11222333000181 --revoke')).toMatchObject({ stdout: 'Revoked 1 link.\n' });
  expect((await contextOf(token)).json().Code).toBe('EXECUTIVE_LINK_EXPIRED');
});

it('takes another address and another executive', async () => {
  const args =
    '--client 11222333000181 --flow endossos --origin https://portal.test --executive executivo@lastro.test';
  expect((await command(args)).stdout).toMatch(
    /^https:\/\/portal\.test\/solicitacao-executivo\/endossos\/:e1~/,
  );
});

it.each([
  ['an unknown client', '--client 33000167000101', 'There is no client 33000167000101.'],
  ['a lead', '--client 76543210000198', 'Logística Porto Novo Ltda is a lead: links are for companies.'],
  ['a person', '--client 69135782455', 'Paulo Siqueira is a natural person: links are for companies.'],
  [
    'an executive who is none',
    '--client 11222333000181 --executive cliente@lastro.test',
    "cliente@lastro.test is no executive's account.",
  ],
])('makes none for %s', async (_what, args, sentence) => {
  expect(await command(`${args} --flow cotacao`)).toEqual({ stdout: '', stderr: '', failure: sentence });
});

it('says what is wrong with the database', async () => {
  const args = '--client 11222333000181 --flow cotacao';
  const nobody = await command(args, 'postgresql://a:b@127.0.0.1:1/c');
  expect(nobody.failure).toBe('DATABASE_URL points at 127.0.0.1:1, where nothing listens.');
  const empty = await createTestDatabase();
  const client = new Client(empty.url);
  await client.connect();
  await client.query('DROP SCHEMA public CASCADE').finally(() => client.end());
  expect((await command(args, empty.url)).failure).toMatch(/^The database is not up to date/);
  await empty.drop();
});
