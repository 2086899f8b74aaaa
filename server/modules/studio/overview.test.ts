import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Overview } from '../../../studio/contract/overview';
import { releases } from '../../db/schema';
import { seedDemonstration } from '../../seed/seedDemonstration';
import { testApp, TEST_NOW, type TestApp } from '../../testing/testApp';
import { addCounts } from '../stops/repository';

let today = '2026-11-20';
let server: TestApp;
beforeAll(async () => {
  server = await testApp({ clock: { now: () => new Date(TEST_NOW), today: () => today } });
  await seedDemonstration(server.db);
});
afterAll(() => server.close());

const overview = async (uid = 'demo-analista') => {
  const answer = await server.as(uid, { url: '/api/workbench/overview' });
  return { status: answer.statusCode, data: answer.json().Data as Overview };
};

test('what waits, what was worked on, what is due and where people stop, in one call', async () => {
  const { hash } = server.deps.products.current('licitante')!.compiled.source;
  const [first] = server.deps.products.current('licitante')!.compiled.steps;
  const step = { Step: first!.definition.id, Field: '', Code: '' };
  await addCounts(server.db, today, hash, [
    { ...step, Kind: 'entered', Count: 40 },
    { ...step, Kind: 'left', Count: 20 },
  ]);
  const [build] = await server.db.select().from(releases).where(eq(releases.kind, 'build'));
  const { id: _id, ...row } = build!;
  const proposed = { kind: 'proposal', state: 'proposed', note: 'Novos limites', inForceFrom: null } as const;
  const expiresAt = new Date(TEST_NOW + 60_000);
  await server.db.insert(releases).values({ ...row, ...proposed, authorUid: 'demo-analista', expiresAt });
  await server.as('demo-analista', {
    method: 'POST',
    url: '/api/workbench/draft',
    payload: { Name: 'Limites' },
  });

  const { data } = await overview();
  expect(data).toMatchObject({
    MayApprove: false,
    Releases: [{ Note: 'Novos limites', State: 'proposed', IsMine: true }],
    Drafts: [{ Name: 'Limites', IsOwn: true }],
    DraftTotal: 1,
    Constants: [{ Name: 'iof-other', On: '2027-01-01', DaysLeft: 42, IsMissing: false }],
    Stops: [{ Product: 'licitante', Step: first!.definition.title, Entered: 40, Left: 20 }],
  });
  expect((await overview('demo-aprovador')).data.MayApprove).toBe(true);
});

test('a yearly act without its next row is told, also once its day has passed', async () => {
  today = '2027-08-03';
  const { Constants, Stops } = (await overview()).data;
  expect(Constants).toContainEqual(
    expect.objectContaining({
      Name: 'appeal-deposit-lower',
      On: '2027-08-01',
      DaysLeft: -2,
      IsMissing: true,
    }),
  );
  expect(Stops).toEqual([]);
});

test('nobody else is told', async () => {
  expect((await overview('demo-tomador')).status).toBe(404);
});
