import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createClock } from '../../clock';
import { notifications } from '../../db/schema';
import { seedDemonstration } from '../../seed/seedDemonstration';
import { testApp, type TestApp } from '../../testing/testApp';
import { tellOfConstants } from './tellOfConstants';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
  await seedDemonstration(server.db);
});
afterAll(() => server.close());

const round = (today: string) =>
  tellOfConstants({ ...server.deps, clock: createClock(0, () => Date.parse(`${today}T15:00:00Z`)) });
const told = async (uid: string) => {
  const rows = await server.db.select().from(notifications).where(eq(notifications.userUid, uid));
  return rows.filter(({ notificationType }) => notificationType === 'ConstantEnding').map(({ data }) => data);
};

test('analysts and the desk hear of a yearly act 60, 30 and 7 days before, once each, and customers do not', async () => {
  const days: string[] = [];
  for (const today of [
    '2027-06-01',
    '2027-06-02',
    '2027-06-03',
    '2027-07-02',
    '2027-07-24',
    '2027-07-25',
    '2027-08-01',
  ]) {
    const before = (await told('demo-executivo')).length;
    for (const _ of [1, 2]) await round(today);
    if ((await told('demo-executivo')).length > before) days.push(today);
  }
  expect(days).toEqual(['2027-06-02', '2027-07-02', '2027-07-25']);
  expect(await told('demo-analista')).toContain(
    'Teto de recurso ordinário · novo valor a partir de 01/08/2027 · aviso de 60 dias',
  );
  expect(await told('demo-cliente')).toEqual([]);
});
