import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedDemonstration } from '../../../server/seed/seedDemonstration';
import { foundation } from '../../../server/modules/workbench/foundation';
import { quoteDesk } from '../../../server/testing/quoteDesk';
import { testApp, type TestApp } from '../../../server/testing/testApp';
import { replayRelease } from './replayRelease';

let server: TestApp;
const { registered } = quoteDesk(() => server);
beforeAll(async () => {
  server = await testApp({ jobs: 'idle' });
  await seedDemonstration(server.db);
});
afterAll(() => server.close());

const RATING = 'licitante/rating.json';

test('the command replays what was registered as the page does, and leaves out what there is none of', async () => {
  const id = await registered();
  const { texts: before } = await foundation(server.db);
  const analysed = before.get(RATING)!.replace('5000000', '1');
  const after = new Map(before).set(RATING, analysed);
  const { db, clock } = server.deps;
  const found = await replayRelease({ db, clock }, { before, after }, ['licitante', 'garantia']);
  expect(found.get('garantia')).toEqual([]);
  const [first, ...rest] = found.get('licitante')!;
  const [title, totals] = first!;
  expect(rest).toEqual([]);
  expect(title).toMatch(/^Últimos pedidos registrados/);
  expect(totals.rated).toMatchObject([
    { id, before: { decision: 'approve' }, after: { decision: 'analyse' } },
  ]);
});
