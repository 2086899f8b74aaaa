import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ImpactAnswer, ReplayAnswer } from '../../../studio/contract/impact';
import { moneyOf } from '../../../studio/impact/money/moneyOf';
import { NOBODY, summed, type Totals } from '../../../studio/impact/replay/totals';
import { quotes } from '../../db/schema';
import { seedDemonstration } from '../../seed/seedDemonstration';
import { quoteDesk, TOMADOR } from '../../testing/quoteDesk';
import { testApp } from '../../testing/testApp';
import type { TestApp } from '../../testing/testApp';
import { foundation } from '../workbench/foundation';

const ANALYST = 'demo-analista';
const STEP = 'licitante/steps/object.json';
const RATING = 'licitante/rating.json';
/** More than one page of replays. */
const COPIES = 120;

let server: TestApp;
const { registered, rowOf } = quoteDesk(() => server);
let large: string;

beforeAll(async () => {
  server = await testApp({ jobs: 'idle' });
  await seedDemonstration(server.db);
  const small = await registered();
  large = await registered({
    objectProperty: {
      contractValue: 100_000_000,
      guaranteeValue: 1_000_000,
      noticeNumber: 'EDITAL 12/2026',
      objectText: 'Edital: EDITAL 12/2026. Obras de drenagem',
    },
  });
  const { id: _id, searchText: _text, ...row } = await rowOf(small);
  const copies = Array.from({ length: COPIES }, (_, at) => ({ ...row, identifier: `BIDCOPY-${at}` }));
  await server.db.insert(quotes).values(copies);
});
afterAll(() => server.close());

const call = (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object, uid = ANALYST) =>
  server.as(uid, { method, url: `/api/workbench/${url}`, payload });

/** A draft of definitions in which files are changed text by text. */
async function drafted(
  ...changes: readonly (readonly [file: string, from: string, to: string])[]
): Promise<string> {
  const id = (await call('POST', 'draft', { Name: 'Mudanças' })).json().Data.Id as string;
  const texts = new Map((await foundation(server.db)).texts);
  for (const [file, from, to] of changes) {
    expect(texts.get(file)).toContain(from);
    texts.set(file, texts.get(file)!.replace(from, to));
  }
  for (const File of new Set(changes.map(([file]) => file)))
    await call('PUT', `draft/${id}/file`, { File, Text: texts.get(File)!, Version: 0 });
  return id;
}

const impactOf = async (id: string, product = 'licitante') =>
  (await call('GET', `draft/${id}/impact?product=${product}`)).json().Data as ImpactAnswer;

/** Every page, added up as the portal does. */
async function replayOf(
  id: string,
  of: 'requests' | 'drafts',
): Promise<{ totals: Totals; pages: number; total: number }> {
  let [totals, pages, total]: [Totals, number, number] = [NOBODY, 0, 0];
  for (let skip: number | null = 0; skip !== null; pages += 1) {
    const answer = await call('GET', `draft/${id}/impact/replay?product=licitante&of=${of}&skip=${skip}`);
    const { Totals, Next, Total } = answer.json().Data as ReplayAnswer;
    [totals, skip, total] = [summed(totals, Totals), Next, Total];
  }
  return { totals, pages, total };
}

const SHORTER = [STEP, '"maxLength": 50', '"maxLength": 10'] as const;
const DEARER = [RATING, '365', '300'] as const;

describe('what publishing a draft of definitions would do', () => {
  test('is told change by change with its place, and by the cases of today that hold no more', async () => {
    const { Impact, Faults } = await impactOf(await drafted(SHORTER, DEARER));
    expect(Faults).toEqual([]);
    expect(Impact).toMatchObject({ id: 'licitante', totals: { breaking: 2, visible: 0, compatible: 0 } });
    expect(Impact!.differences).toMatchObject([
      { compatibility: 'breaking', file: STEP, pointer: '/properties/noticeNumber/maxLength' },
      { compatibility: 'breaking', file: RATING, pointer: '/commercialPremium' },
    ]);
    const broken = Impact!.cases!.beforeOnAfter.broken.map(({ id }) => id);
    expect(broken).toContain('notice-50');
    expect(Impact!.cases!.afterOnBefore.run).toBeGreaterThan(0);
    const { many, premiums } = moneyOf(Impact!.replayed!.rated);
    expect(many).toBeGreaterThan(10);
    expect(premiums.after.most).toBeGreaterThan(premiums.before.most);
  });

  test('is nothing where nothing differs, and the faults where the draft does not pass the check', async () => {
    expect(await impactOf(await drafted())).toEqual({ Faults: [], Impact: null });
    const { Faults, Impact } = await impactOf(await drafted([STEP, '"deadline",', '"dedline",']));
    expect(Faults[0]).toMatchObject({ File: STEP, Pointer: '/required/2' });
    expect(Impact).toBeNull();
  });

  test('replays what was registered page by page: who is refused, and who is priced otherwise, by number only', async () => {
    const id = await drafted(SHORTER, DEARER);
    const { totals, pages, total } = await replayOf(id, 'requests');
    expect({ pages, total }).toEqual({ pages: 2, total: COPIES + 2 });
    const counts = { otherValue: 0, lost: 0, refused: 1, priced: 1 };
    expect(totals).toMatchObject({ replayed: COPIES + 2, affected: 1, counts });
    expect(totals.examples.refused).toEqual([{ id: large, about: ['Número do Edital (maxLength)'] }]);
    // What is below the minimum premium costs the same with another rate.
    expect(totals.examples.priced).toEqual([
      { id: large, about: [], priced: { before: 2958.9, after: 3600 } },
    ]);
    const money = moneyOf(totals.rated);
    // What a rule refuses brings no premium.
    expect(money.decided.approve).toMatchObject({ approve: COPIES + 1, none: 1 });
    expect(money.premiums.before.sum - money.premiums.after.sum).toBe(295_890);
    expect(JSON.stringify(totals)).not.toMatch(/AURORA|98877665000182|11444777000161|Tomás|tomador@/);
  });

  test('replays what was registered for nothing where the change is compatible', async () => {
    const { totals } = await replayOf(
      await drafted([STEP, '"maxLength": 50', '"maxLength": 90']),
      'requests',
    );
    expect(totals).toMatchObject({ replayed: COPIES + 2, affected: 0 });
  });

  test('replays open drafts as their person would open them', async () => {
    const key = randomUUID();
    const { compiled } = server.deps.products.current('licitante')!;
    const answers = {
      'objectProperty.noticeNumber': 'EDITAL 12/2026',
      'insured.BIDType': 'Pregão eletrônico',
    };
    const draft = { definition: compiled.source.hash, answers, steps: { object: 'open' } };
    await server.as(TOMADOR, { method: 'PUT', url: `/api/draft/licitante/${key}`, payload: draft });
    const { totals, total } = await replayOf(await drafted(SHORTER, DEARER), 'drafts');
    expect(total).toBe(1);
    const counts = { otherValue: 0, lost: 0, refused: 1, priced: 0 };
    expect(totals).toMatchObject({ replayed: 1, counts });
    expect(totals.examples.refused).toMatchObject([{ about: ['Número do Edital (maxLength)'] }]);
  });

  test('is for analysts: for all others, and of drafts that are none, there is no such thing', async () => {
    const id = await drafted();
    const address = `draft/${id}/impact?product=licitante`;
    expect((await call('GET', address, undefined, TOMADOR)).statusCode).toBe(404);
    expect((await call('GET', `draft/${randomUUID()}/impact?product=licitante`)).statusCode).toBe(404);
    expect((await call('GET', `draft/${id}/impact?product=nenhum`)).statusCode).toBe(422);
    expect((await call('GET', `draft/${id}/impact/replay?product=licitante&of=people`)).statusCode).toBe(422);
  });
});
