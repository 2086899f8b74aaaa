import { afterAll, beforeAll, expect, test } from 'vitest';
import { createClock } from '../../../clock';
import { seedDemonstration } from '../../../seed/seedDemonstration';
import { emissionDesk } from '../../../testing/emissionDesk';
import { serverProcess } from '../../../testing/serverProcess';
import { testApp } from '../../../testing/testApp';
import type { TestApp } from '../../../testing/testApp';
import { until } from '../../../testing/until';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ jobs: 'idle' });
  await seedDemonstration(app.db);
});
afterAll(() => app.close());

const { offered, pay, ready, rowOf, setExpiry } = emissionDesk(() => app);

const hasStatus = (identifier: string, status: number) =>
  until(async () => ((await rowOf(identifier)).status === status ? true : undefined));

test('a server that starts 31 days later expires at once what lapsed, and nothing else', async () => {
  const [offer, proposal, young] = [await offered(), await offered(), await offered()];
  await pay(proposal);
  await ready(proposal);
  const clock = createClock();
  const inDays = (days: number) => new Date(clock.now().getTime() + days * 86_400_000);
  for (const identifier of [offer, proposal]) await setExpiry(identifier, inDays(30));
  await setExpiry(young, inDays(32));

  const server = await serverProcess(app.database, { settings: { CLOCK_OFFSET_DAYS: '31' } });
  await Promise.all([hasStatus(offer, 4), hasStatus(proposal, 8)]);
  expect((await rowOf(young)).status).toBe(2);
  await server.end('SIGTERM');
});
