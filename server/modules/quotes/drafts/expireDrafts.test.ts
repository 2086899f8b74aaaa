import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { DraftEntry } from '../../../../contract/drafts';
import type { Home } from '../../../../contract/home';
import { createClock } from '../../../clock';
import { drafts, notifications } from '../../../db/schema';
import { seedDemonstration } from '../../../seed/seedDemonstration';
import { refuseRows } from '../../../testing/refuseRows';
import { TEST_NOW, testApp } from '../../../testing/testApp';
import type { TestApp } from '../../../testing/testApp';
import { expireDrafts } from './expireDrafts';

const UID = 'demo-tomador';
const KEY = 'd0000000-0000-4000-8000-000000000001';
const URL = `/api/draft/licitante/${KEY}`;
const DAY_MS = 86_400_000;

let server: TestApp;
beforeAll(async () => {
  server = await testApp({ jobs: 'idle' });
  await seedDemonstration(server.db);
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.db.delete(drafts);
  await server.db.delete(notifications);
});

const body = { definition: 'x', answers: { 'insured.name': 'DNIT' }, steps: { insured: 'open' } };
const put = (more: object = {}) => server.as(UID, { method: 'PUT', url: URL, payload: { ...body, ...more } });
const read = () => server.as(UID, { url: URL });
const list = async () => (await server.as(UID, { url: '/api/draft' })).json().Data as DraftEntry[];
const ago = (days: number) => new Date(TEST_NOW - days * DAY_MS);
/** As if it had been written, and its person told, so many days ago. */
const aged = (written: number, told?: number) =>
  server.db
    .update(drafts)
    .set({ updatedAt: ago(written), seenAt: null, warnedAt: told === undefined ? null : ago(told) });
const round = (days = 0) =>
  expireDrafts({ ...server.deps, clock: createClock(0, () => TEST_NOW + days * DAY_MS) });
const told = async () => (await server.db.select().from(notifications)).map(({ data }) => data);

describe('a draft that nobody writes or opens', () => {
  test('is told of a week before it expires, once by several processes, in the bell and in the lists', async () => {
    await put();
    await aged(52);
    await round();
    expect([await told(), (await list())[0]?.DaysLeft]).toEqual([[], null]);
    await aged(55);
    await Promise.all([round(), round(), round()]);
    expect(await told()).toEqual(['Licitante · expira em 27/11/2026']);
    expect((await list())[0]?.DaysLeft).toBe(7);
    const home = await server.as(UID, { url: '/api/InsuranceHome?email=tomador@lastro.test&part=needsYou' });
    expect((home.json().Data as Home).NeedsYou?.Drafts.Items[0]?.DaysLeft).toBe(7);
  });

  test('stops no other when it cannot be told of, and is told of once it can', async () => {
    await put();
    await server.as(UID, { method: 'PUT', url: URL.replace('licitante', 'recursal'), payload: body });
    await aged(55);
    const allow = await refuseRows(server.db, 'notifications', "new.data like 'Licitante%'");
    await expect(round()).rejects.toThrow(AggregateError);
    expect(await told()).toEqual([expect.not.stringContaining('Licitante')]);
    await allow();
    await round();
    expect(await told()).toHaveLength(2);
  });

  test('expires on the day that its days lead to, whatever the hour', async () => {
    await put();
    await aged(55, 0.1);
    expect((await list())[0]?.DaysLeft).toBe(7);
    await aged(59.4, 8);
    expect((await list())[0]?.DaysLeft).toBe(1);
    await aged(59.9, 8);
    expect((await list())[0]?.DaysLeft).toBe(0);
  });

  test('is empty after its days, which is said to who asks for it, and forgotten in the end', async () => {
    await put({ told: { steps: [], isSummaryClosed: true } });
    await aged(61, 7);
    await Promise.all([round(), round()]);
    const [row] = await server.db.select().from(drafts);
    expect(row).toMatchObject({ answers: {}, steps: {}, name: null, provenance: null, told: null });
    expect(await list()).toEqual([]);
    const answer = await read();
    expect([answer.statusCode, answer.json().Code]).toEqual([410, 'DRAFT_EXPIRED']);
    await round(91);
    expect((await read()).json().Data).toBeNull();
  });

  test('is kept for the days of the warning however old it is: its person was not told', async () => {
    await put();
    await aged(400);
    expect((await list())[0]?.DaysLeft).toBe(7);
    await round();
    expect(await told()).toEqual(['Licitante · expira em 27/11/2026']);
    await round(6);
    expect(await list()).toHaveLength(1);
    await round(7);
    expect(await list()).toEqual([]);
  });

  test('is kept on by opening it, and told of anew when that is long ago too', async () => {
    await put();
    await aged(55);
    await round();
    expect((await read()).statusCode).toBe(200);
    await round(30);
    expect((await list())[0]?.DaysLeft).toBeNull();
    await round(54);
    expect(await told()).toHaveLength(2);
  });
});

describe('in the middle of being edited', () => {
  test('a draft is brought back by who still writes on it, as the same one', async () => {
    const { id } = (await put()).json().Data;
    await aged(61, 8);
    await round();
    const kept = await put({ id });
    expect([kept.statusCode, kept.json().Data.id]).toEqual([200, id]);
    expect((await read()).json().Data.answers).toEqual(body.answers);
  });

  test('a round that comes at the same moment empties nothing of what is written', async () => {
    const { id } = (await put()).json().Data;
    for (const _ of Array.from({ length: 5 })) {
      await aged(61, 8);
      await Promise.all([round(), put({ id }), round()]);
      const [row] = await server.db.select().from(drafts).where(eq(drafts.id, id));
      expect(row).toMatchObject({ answers: body.answers, expiredAt: null });
    }
  });
});
