import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLogger } from '../http/logging';
import { seedDemonstration } from '../seed/seedDemonstration';
import { testApp, type TestApp } from '../testing/testApp';
import { housekeeping } from './housekeeping';

let server: TestApp;
beforeAll(async () => {
  server = await testApp({ jobs: 'idle' });
  await seedDemonstration(server.db);
});
afterAll(() => server.close());

const health = async () => (await server.as(null, { url: '/api/health' })).json().Data;

test('a part that fails is logged by its name, shows in the health and stops no other part', async () => {
  const lines: string[] = [];
  const logger = createLogger('info', { write: (line) => lines.push(line) });
  const bankReturns = {
    list: () => Promise.reject(new Error('no such folder')),
    read: () => Promise.reject(new Error()),
  };
  await housekeeping({ ...server.deps, logger, adapters: { ...server.deps.adapters, bankReturns } });
  expect(lines.map((line) => JSON.parse(line)).filter(({ part }) => part)).toMatchObject([
    { part: 'bank-returns' },
  ]);
  expect(await health()).toMatchObject({ status: 'ok', failing: [{ part: 'bank-returns' }] });
  const done = await server.db.execute<{ name: string }>(
    'select name from round_parts where done_at is not null order by name',
  );
  expect(done.rows.map(({ name }) => name)).toContain('sweep-mails');
  expect(done.rows.length).toBeGreaterThan(10);
  await housekeeping({ ...server.deps, logger });
  expect((await health()).failing).toEqual([]);
});
