import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createClock } from '../../server/clock';
import { seedDemonstration } from '../../server/seed/seedDemonstration';
import { testApp, type TestApp } from '../../server/testing/testApp';
import { main } from './main';

let server: TestApp;
beforeAll(async () => {
  server = await testApp({ deps: () => ({ clock: createClock() }) });
  await seedDemonstration(server.db);
  vi.stubEnv('DATABASE_URL', server.database.url);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await server.close();
});

const planned = async (uid: string) =>
  (await server.as(uid, { url: '/api/tracksaleSchedule/today' })).json().Data;

it('puts the survey to one user, and to nobody else', async () => {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  await main(['--user', 'Cliente@lastro.test', '--document', 'AP-1']);
  expect(write).toHaveBeenCalledWith(expect.stringMatching(/^Clara Nogueira is asked from 20/));
  write.mockRestore();
  expect(await planned('demo-cliente')).toMatchObject({
    campaignId: 'satisfacao-portal',
    documentNumber: 'AP-1',
  });
  expect(await planned('demo-tomador')).toBeNull();
});

it('says so when there is no such user', async () => {
  await expect(main(['--user', 'ninguem@lastro.test'])).rejects.toThrow(
    'There is no user ninguem@lastro.test.',
  );
});
