import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { WhatIf } from '../../../../../contract/whatIf';
import { answersOf } from '../../../../../engine';
import type { Answers } from '../../../../../engine/model/Session';
import { openTrial } from '../../../../../engine/what-if/openTrial';
import { priceChange } from '../../../../../engine/what-if/priceChange';
import { tryChange } from '../../../../../engine/what-if/tryChange';
import { addDays } from '../../../../../engine/values/civilDay';
import { seedDemonstration } from '../../../../seed/seedDemonstration';
import { endorsementDesk } from '../../../../testing/endorsementDesk';
import { testApp, type TestApp } from '../../../../testing/testApp';

const CLIENTE = 'demo-cliente';
const RUNS = 40;

let server: TestApp;
beforeAll(async () => {
  server = await testApp({ jobs: 'idle' });
  await seedDemonstration(server.db);
});
afterAll(() => server.close());

const { call, rated, recordFor, ratedOf, rowOf, newPolicy } = endorsementDesk(() => server);
const ask = (uid: string, id: string) => call(uid, { url: `/api/Endorsement/whatIf?id=${id}` });

async function trialOf(number: string) {
  const { Trial } = (await ask(CLIENTE, number)).data as WhatIf;
  const { compiled } = server.deps.products.current(Trial!.Wizard)!;
  const day = { today: Trial!.Day, constants: server.deps.products.constants };
  return { ...Trial!, trial: openTrial(compiled, day, Trial!) };
}

/** What a person may move, and how far. */
const moves = fc.record({
  amount: fc.option(fc.oneof(fc.integer({ min: 0, max: 99_999_999 }), fc.constant(10_000_000)), { nil: undefined }),
  end: fc.option(fc.integer({ min: 1, max: 900 }), { nil: undefined }),
  start: fc.option(fc.integer({ min: 0, max: 500 }), { nil: undefined }),
  coverage: fc.option(fc.boolean(), { nil: undefined }),
  before: fc.option(fc.integer({ min: 1, max: 60_000_000 }), { nil: undefined }),
  product: fc.constantFrom('PER', 'BID', 'RE', 'OG'),
});

test('what is tried is what the server prices once it is asked for, to the cent', async () => {
  const told = new Set<string>();
  await fc.assert(
    fc.asyncProperty(moves, async ({ amount, end, start, coverage, before, product }) => {
      const { number, validityEnd } = await newPolicy({ product, modality: null, contractValue: '900000.00' });
      if (before !== undefined) await endorse(number, before / 100);
      const { trial, Fields, Rating, Ledger, Day } = await trialOf(number);
      const wanted: Answers = {
        [Fields.amount]: amount === undefined ? undefined : amount / 100,
        [Fields.end]: end === undefined ? undefined : addDays(validityEnd, end),
        [Fields.start]: start === undefined ? undefined : addDays(Day, start),
        [Fields.coverages[1]!]: coverage,
      };
      const { type, session, issues } = tryChange(trial, wanted);
      if (!type || !session || issues.some(({ level }) => level === 'error')) return;
      const tried = priceChange(Rating, session, Ledger);
      const filled = answersOf(session);
      const edits = [Fields.start, Fields.end, Fields.amount, ...Fields.coverages, Fields.contract!];
      const given = Object.fromEntries(edits.map((path) => [path, filled[path]]));
      const description = { 'endorsementRequest.endorsementDescription': 'Assim foi combinado.' };
      const record = await recordFor(CLIENTE, number, type.key, { ...given, ...description });
      const row = await rowOf(await ratedOf(CLIENTE, record));
      told.add(type.key);
      const is = tried.outcome === 'deny' ? [11] : tried.outcome === 'approve' ? [2, 10] : [10];
      expect(is).toContain(row.status);
      if (tried.outcome === 'deny' || row.commercialPremium === null) return;
      expect([row.commercialPremium, row.iof, row.grossPremium].map(Number)).toEqual([
        tried.commercialPremium,
        tried.iof,
        tried.grossPremium,
      ]);
    }),
    { numRuns: RUNS, endOnFailure: true },
  );
  expect(told.size).toBeGreaterThan(3);
}, 240_000);

/** An endorsement before, so that there are layers. */
async function endorse(number: string, amount: number): Promise<void> {
  const { trial, Fields } = await trialOf(number);
  const { type } = tryChange(trial, { [Fields.amount]: amount });
  if (!type) return;
  void rated;
}

describe('who may try', () => {
  test('who sees the policy: to others it does not exist', async () => {
    const { number } = await newPolicy();
    expect((await ask('demo-tomador', number)).status).toBe(404);
    expect((await ask(CLIENTE, number)).status).toBe(200);
  });
});
