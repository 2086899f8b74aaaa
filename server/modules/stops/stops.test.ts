import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { StopCount, Stops } from '../../../contract/stops';
import { createClock } from '../../clock';
import { definitions, users, wizardCounts } from '../../db/schema';
import { seedDemonstration } from '../../seed/seedDemonstration';
import { executiveLink } from '../../testing/executiveLink';
import { quoteDesk } from '../../testing/quoteDesk';
import { TEST_NOW, testApp } from '../../testing/testApp';
import type { TestApp } from '../../testing/testApp';
import { forgetCounts } from './repository';

const UID = 'demo-tomador';
const ANALYST = 'demo-responsavel';
const DAY_MS = 86_400_000;

let server: TestApp;
let hash: string;
beforeAll(async () => {
  server = await testApp({ jobs: 'idle' });
  await seedDemonstration(server.db);
  await server.db.update(users).set({ isAnalyst: true }).where(eq(users.uid, ANALYST));
  hash = server.deps.products.current('licitante')!.compiled.source.hash;
});
afterAll(() => server.close());
beforeEach(() => server.db.delete(wizardCounts));

const began: StopCount = { Kind: 'began', Step: 'insured', Field: '', Code: '', Count: 1 };
const missing: StopCount = {
  Kind: 'message',
  Step: 'insured',
  Field: 'insured.document',
  Code: 'required',
  Count: 2,
};
const count = (Counts: object[], uid: string | null = UID, Definition = hash) =>
  server.as(uid, { method: 'POST', url: '/api/wizard/stops', payload: { Definition, Counts } });
const figures = async (uid = ANALYST) => server.as(uid, { url: '/api/product/licitante/stops' });
const stops = async () => (await figures()).json().Data as Stops;
const rows = () => server.db.select().from(wizardCounts);

describe('what wizards count', () => {
  test('is added up by day, version, step, field and message, however many count at once', async () => {
    const other = { ...missing, Code: 'type' };
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, at) =>
        count(at % 2 ? [began, missing, other] : [other, missing, began]),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
    const kept = (await rows()).map(({ kind, code, count: many }) => [kind, code, many]);
    expect(kept.toSorted()).toEqual([
      ['began', '', 12],
      ['message', 'required', 24],
      ['message', 'type', 24],
    ]);
  });

  test('holds nobody: neither who counted nor when of the day', async () => {
    await count([began]);
    expect(await rows()).toEqual([
      { day: '2026-11-20', definition: hash, kind: 'began', step: 'insured', field: '', code: '', count: 1 },
    ]);
  });

  test('comes from links of executives too', async () => {
    expect((await count([began], await executiveLink(server))).statusCode).toBe(200);
    expect((await count([began], null)).statusCode).toBe(401);
  });

  test.each([
    ['a step that is none', { ...began, Step: 'segredo' }],
    ['a field that is none', { ...missing, Field: 'insured.cpf' }],
    ['a field of another step', { ...missing, Step: 'object' }],
    ['a message that the field cannot show', { ...missing, Code: 'joao-da-silva' }],
    ['a code where there is none', { ...began, Code: 'required' }],
    ['a text of its own', { ...missing, Code: 'João' }],
    ['a kind that is none', { ...began, Kind: 'liked' }],
    ['no number', { ...began, Count: 0 }],
    ['too many at once', { ...began, Count: 51 }],
    ['something beside', { ...began, Who: 'x' }],
  ])('is refused whole where it holds %s', async (_what, forged) => {
    expect((await count([began, forged])).statusCode).toBe(422);
    expect(await rows()).toEqual([]);
  });

  test('is refused for a version that was never published', async () => {
    expect((await count([began], UID, 'f'.repeat(64))).statusCode).toBe(422);
  });

  test('is forgotten after its days', async () => {
    await count([began]);
    await forgetCounts({ ...server.deps, clock: createClock(0, () => TEST_NOW + 400 * DAY_MS) });
    expect(await rows()).toHaveLength(1);
    await forgetCounts({ ...server.deps, clock: createClock(0, () => TEST_NOW + 401 * DAY_MS) });
    expect(await rows()).toEqual([]);
  });
});

describe('what analysts see', () => {
  test('is nothing yet, and is for them alone', async () => {
    expect(await stops()).toMatchObject({ Definition: hash, Least: 10, Began: 0, Fields: [] });
    expect((await figures(UID)).statusCode).toBe(404);
  });

  test('are of any version that was published, the newest first', async () => {
    const [newest, ...older] = (await stops()).Versions;
    expect(newest).toMatchObject({ Definition: hash });
    expect(older).toEqual([]);
    const [bundle] = await server.db.select().from(definitions).where(eq(definitions.hash, hash));
    const before = { ...bundle!, hash: 'e'.repeat(64), version: '0', publishedAt: new Date(0) };
    await server.db.insert(definitions).values(before);
    expect((await stops()).Versions.map(({ Version }) => Version).at(-1)).toBe('0');
  });

  test('hides what is smaller than a group, and shows the rest', async () => {
    const many = (one: StopCount, Count: number) => ({ ...one, Count });
    await count([many(began, 40), many({ ...began, Kind: 'left' }, 9), many(missing, 10)]);
    const { Began, Steps, Fields } = await stops();
    expect([Began, Steps[0]]).toEqual([40, { Step: 'insured', Entered: 0, Passed: 0, Left: null }]);
    expect(Fields).toEqual([
      { Field: 'insured.document', Manual: 0, Messages: [{ Code: 'required', Count: 10 }] },
    ]);
  });

  test('has as finished what was registered under the version', async () => {
    const { registered } = quoteDesk(() => server);
    await registered();
    expect((await stops()).Finished).toBeNull();
  });
});
