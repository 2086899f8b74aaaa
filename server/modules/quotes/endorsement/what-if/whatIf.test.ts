import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { WhatIf } from '../../../../../contract/whatIf';
import { answersOf } from '../../../../../engine/index';
import type { Answers } from '../../../../../engine/model/Session';
import { openTrial } from '../../../../../engine/what-if/openTrial';
import { priceChange } from '../../../../../engine/what-if/priceChange';
import { tryChange } from '../../../../../engine/what-if/tryChange';
import { addDays } from '../../../../../engine/values/civilDay';
import { seedDemonstration } from '../../../../seed/seedDemonstration';
import { emissionDesk } from '../../../../testing/emissionDesk';
import { AMOUNT, endorsementDesk, HOLDER, REASON } from '../../../../testing/endorsementDesk';
import { issuedPolicy } from '../../../../testing/issuedPolicy';
import { testApp, type TestApp } from '../../../../testing/testApp';

const CLIENTE = 'demo-cliente';
const PERSON = '69135782455';
const RUNS = 12;

let server: TestApp;
beforeAll(async () => {
  server = await testApp({ jobs: 'idle' });
  await seedDemonstration(server.db);
});
afterAll(() => server.close());

const { call, rated, read, issue, recordFor, ratedOf, rowOf, newPolicy } = endorsementDesk(() => server);
const { pay, approve } = emissionDesk(() => server);
const ask = (uid: string, id: string) => call(uid, { url: `/api/Endorsement/whatIf?id=${id}` });

async function trialOf(number: string) {
  const { Trial } = (await ask(CLIENTE, number)).data as WhatIf;
  const { compiled } = server.deps.products.current(Trial!.Wizard)!;
  const day = { today: Trial!.Day, constants: server.deps.products.constants };
  return { ...Trial!, trial: openTrial(compiled, day, Trial!) };
}

/** An endorsement that was issued before, so that there are layers. */
async function endorsed(number: string, amount: number): Promise<void> {
  const type = amount > 100_000 ? 'b' : 'f';
  const identifier = await rated(CLIENTE, number, type, { [AMOUNT]: amount, [REASON]: 'Aditivo.' });
  const { Quote } = await read(CLIENTE, identifier);
  const { GrossPremium } = Quote;
  if (GrossPremium > 0) await pay(identifier, {}, false, undefined, CLIENTE, GrossPremium);
  else await approve(identifier, undefined, CLIENTE, { premium: GrossPremium });
  await issue(identifier);
  expect((await rowOf(identifier)).status).toBe(12);
}

const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });

/** What a person may move, and how far; `before` is the amount of an endorsement that there was. */
const moves = fc.record({
  amount: maybe(fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 900_000 }))),
  end: maybe(fc.integer({ min: 1, max: 900 })),
  start: maybe(fc.integer({ min: -9, max: 300 })),
  coverage: maybe(fc.boolean()),
  before: maybe(
    fc.integer({ min: 50_000, max: 99_000 }).map((amount) => amount * (amount % 2 === 0 ? 1 : 3)),
  ),
  product: fc.constantFrom('PER', 'BID', 'RE', 'OG', 'FL'),
});

test('what is tried is what the server prices once it is asked for, to the cent', async () => {
  const told = new Set<string>();
  await fc.assert(
    fc.asyncProperty(moves, async ({ amount, end, start, coverage, before, product }) => {
      const { number, validityEnd } = await newPolicy({ product, modality: null, coverageFine: null });
      if (before !== undefined && product !== 'FL') await endorsed(number, before);
      const { trial, Fields, Rating, Ledger, Day } = await trialOf(number);
      const wanted: Answers = {
        [Fields.amount]: amount,
        [Fields.end]: end === undefined ? undefined : addDays(validityEnd, end),
        [Fields.start]: start === undefined ? undefined : addDays(Day, start),
        [Fields.coverages[1]!]: coverage,
      };
      const { type, session, issues } = tryChange(trial, wanted);
      if (!type || !session || issues.some(({ level }) => level === 'error')) return;
      const tried = priceChange(Rating, session, Ledger);
      const filled = answersOf(session);
      const paths = [Fields.start, Fields.end, Fields.amount, ...Fields.coverages];
      const edits = Object.fromEntries(paths.map((path) => [path, filled[path]]));
      const record = await recordFor(CLIENTE, number, type.key, {
        ...edits,
        [REASON]: 'Assim foi combinado.',
      });
      const row = await rowOf(await ratedOf(CLIENTE, record));
      const isOffered = tried.outcome === 'approve' && Math.abs(tried.grossPremium) >= 0.01;
      expect(row.status).toBe(tried.outcome === 'deny' ? 11 : isOffered ? 2 : 10);
      if (row.commercialPremium === null) return;
      told.add(type.key);
      expect([row.commercialPremium, row.iof, row.grossPremium].map(Number)).toEqual([
        tried.commercialPremium,
        tried.iof,
        tried.grossPremium,
      ]);
    }),
    { numRuns: RUNS, endOnFailure: true },
  );
  expect(told.size).toBeGreaterThan(1);
}, 240_000);

describe('who may try', () => {
  test('who sees the policy: to others, to nobody and by another name it does not exist', async () => {
    const { number, id } = await newPolicy();
    expect((await ask('demo-tomador', number)).status).toBe(404);
    expect((await ask('demo-tomador', id)).status).toBe(404);
    expect((await ask(CLIENTE, '20260775000000000000')).status).toBe(404);
    expect((await ask(CLIENTE, id)).data).toMatchObject({ Refusal: null, MayAsk: true });
  });

  test('an executive looks, and does not ask', async () => {
    const { number } = await newPolicy();
    const { data } = await ask('demo-executivo', number);
    expect(data).toMatchObject({ Refusal: null, MayAsk: false });
    expect(data.Trial.Rating.layers.rate).toBe(1.5);
  });

  test.each([
    ['cancelled', { cancelledAt: new Date('2026-11-01T12:00:00Z') }, 'POLICY_CANCELLED'],
    ['over', { validityStart: '2026-01-01', validityEnd: '2026-11-19' }, 'POLICY_EXPIRED'],
    ['on its last day', { validityStart: '2026-01-01', validityEnd: '2026-11-20' }, 'POLICY_EXPIRED'],
    ['another brokerage’s', { broker: 'Outra Corretora' }, 'FOREIGN_DOCUMENT'],
    ['imported', { isUpload: true }, 'FOREIGN_DOCUMENT'],
  ])('of a policy that is %s nothing can be tried, and it is said why', async (_what, more, Code) => {
    const { data } = await ask(CLIENTE, (await newPolicy(more as object)).number);
    expect(data).toMatchObject({ Refusal: { Code }, Trial: null });
    expect(data.Refusal.Message).not.toBe('');
  });

  test('on the day before the last it can be tried', async () => {
    const more = { validityStart: '2026-01-01', validityEnd: '2026-11-21' };
    expect((await ask(CLIENTE, (await newPolicy(more)).number)).data.Refusal).toBeNull();
  });

  test('while another change is under way it cannot', async () => {
    const { number } = await newPolicy();
    const identifier = await rated(CLIENTE, number, 'b', { [AMOUNT]: 200_000 });
    expect((await ask(CLIENTE, number)).data.Refusal.Code).toBe('ENDORSEMENT_IN_PROGRESS');
    await pay(identifier, {}, false, undefined, CLIENTE);
    expect((await ask(CLIENTE, number)).data.Refusal.Code).toBe('ENDORSEMENT_PROCESSING');
  });

  test('a natural person is told why not', async () => {
    const { data } = await ask('demo-pessoafisica', (await newPolicy({ clientDocument: PERSON })).number);
    expect(data).toMatchObject({ Refusal: { Code: 'NATURAL_PERSON' }, Trial: null });
  });
});

test('what is still to be paid is told, endorsements’ billets too: a refund is taken off it first', async () => {
  const facts = { clientDocument: HOLDER, dueDates: ['2026-12-01', '2027-01-01'] };
  const id = await issuedPolicy(server.db, { ...facts, more: { product: 'PER' } });
  expect((await ask(CLIENTE, id)).data.Trial.OpenBillets).toBe(150);
});
