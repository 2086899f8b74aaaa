import * as fc from 'fast-check';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endorsements, policies } from '../../../db/schema';
import type { PolicyRow, PolicyState } from '../../../db/schema';
import { issuedPolicy } from '../../../testing/issuedPolicy';
import { someEndorsement } from '../../../testing/someEndorsement';
import { testApp } from '../../../testing/testApp';
import type { TestApp } from '../../../testing/testApp';
import { cancelEndorsement } from './cancelEndorsement';
import { issueEndorsement } from './issueEndorsement';
import { findPolicyById, listEndorsements, lockPolicy } from './repository';
import { stateOf } from './state';
import { stateOn } from './stateOn';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

const CLIENT = '11222333000181';

async function policy(): Promise<PolicyRow> {
  const id = await issuedPolicy(server.db, { clientDocument: CLIENT, dueDates: [] });
  return (await findPolicyById(server.db, id))!;
}
const now = async ({ id }: PolicyRow) => (await findPolicyById(server.db, id))!;
const issue = (order: Parameters<typeof issueEndorsement>[1]) =>
  server.db.transaction((tx) => issueEndorsement(tx, order));

describe('an endorsement', () => {
  test('takes over what its type changes and nothing else, under the next number', async () => {
    const before = await policy();
    const asked = { insuredAmount: '20000.00', validityStart: '2026-11-25', validityEnd: '2028-01-01' };
    const { endorsement, policy: folded } = await issue(
      someEndorsement(before, { start: true, guarantee: true }, asked),
    );
    expect(endorsement).toMatchObject({
      number: before.number.replace(/00$/, '01'),
      suffix: 1,
      effectiveOn: '2026-11-25',
    });
    expect(folded).toEqual({ ...before, insuredAmount: '20000.00', version: 1 });
    expect(endorsement.state).toEqual(stateOf(folded));
  });

  test('that asks for no object leaves the policy its own', async () => {
    const before = await policy();
    const named = await issue(someEndorsement(before, { object: true }, { objectText: 'A ponte.' }));
    const blank = await issue(someEndorsement(named.policy, { object: true }, { objectText: null }));
    expect(blank.policy.objectText).toBe('A ponte.');
  });

  test('that ends the policy cancels it on the day of its issue, and nothing follows', async () => {
    const before = await policy();
    const { endorsement, policy: ended } = await issue(someEndorsement(before, { refund: true }));
    expect([endorsement.effectiveOn, ended.cancelledAt]).toEqual(['2026-11-20', endorsement.issuedAt]);
    await expect(issue(someEndorsement(ended, { object: true }))).rejects.toThrow('POLICY_CANCELLED');
  });

  test('that was cancelled is folded out again, and its number is not given twice', async () => {
    const before = await policy();
    const first = await issue(someEndorsement(before, { guarantee: true }, { insuredAmount: '20000.00' }));
    const second = await issue(someEndorsement(first.policy, { end: true }, { validityEnd: '2028-01-01' }));
    const at = new Date('2026-11-22T12:00:00Z');
    const undone = await server.db.transaction((tx) => cancelEndorsement(tx, second.endorsement.id, at));
    expect(stateOf(undone)).toEqual(stateOf(first.policy));
    expect(undone.version).toBe(3);
    const third = await issue(someEndorsement(undone, { object: true }, { objectText: 'Outra.' }));
    expect(third.endorsement.suffix).toBe(3);
    expect((await stateOn(server.db, before.id, '2026-11-21'))?.validityEnd).toBe('2028-01-01');
    expect((await stateOn(server.db, before.id, '2026-11-22'))?.validityEnd).toBe(before.validityEnd);
  });

  test('of a version that is not the policy’s any more is refused, and nothing changes', async () => {
    const before = await policy();
    const first = await issue(someEndorsement(before, { guarantee: true }, { insuredAmount: '20000.00' }));
    await expect(issue(someEndorsement(before, { refund: true }))).rejects.toThrow('POLICY_CHANGED');
    expect(await now(before)).toEqual(first.policy);
  });
});

test('of two endorsements at once one is issued, the other is told, and nothing is lost', async () => {
  const before = await policy();
  const orders = [
    someEndorsement(before, { guarantee: true }, { insuredAmount: '20000.00' }),
    someEndorsement(before, { end: true }, { validityEnd: '2028-01-01' }),
  ];
  const outcomes = await Promise.allSettled(orders.map(issue));
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const refused = outcomes.find((one) => one.status === 'rejected');
  expect(refused?.reason).toMatchObject({ code: 'POLICY_CHANGED', text: { status: 409 } });
  const [only, ...others] = await listEndorsements(server.db, before.id);
  expect(others).toEqual([]);
  expect(stateOf(await now(before))).toEqual(only!.state);
});

test('while a policy is locked, what refers to it waits for nothing, and who would change it waits', async () => {
  const { id } = await policy();
  const tryLock = (strength: 'key share' | 'no key update') =>
    server.db.transaction((other) =>
      other.select().from(policies).where(eq(policies.id, id)).for(strength, { skipLocked: true }),
    );
  await server.db.transaction(async (tx) => {
    await lockPolicy(tx, id);
    expect(await tryLock('key share')).toHaveLength(1);
    expect(await tryLock('no key update')).toHaveLength(0);
  });
});

test('twenty at once, asked again until they are issued, are twenty with no gap', async () => {
  const before = await policy();
  const persist = async (): Promise<void> => {
    const order = someEndorsement(await now(before), { object: true }, { objectText: 'Objeto.' });
    await issue(order).catch((error: Error) => {
      if (error.message !== 'POLICY_CHANGED') throw error;
      return persist();
    });
  };
  await Promise.all(Array.from({ length: 20 }, persist));
  const numbers = (await listEndorsements(server.db, before.id)).map(({ suffix }) => suffix);
  expect(numbers).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
  expect((await now(before)).version).toBe(20);
});

const day = fc.integer({ min: 1, max: 28 }).map((number) => `2027-02-${String(number).padStart(2, '0')}`);
const cell = fc.boolean();
const step = fc.record({
  cells: fc.record({
    start: cell,
    end: cell,
    contract: cell,
    guarantee: cell,
    object: cell,
    coverages: cell,
    insured: cell,
  }),
  asked: fc.record({
    validityStart: day,
    validityEnd: day.map((date) => date.replace('2027', '2029')),
    insuredAmount: fc.integer({ min: 1, max: 9_999_999 }).map((cents) => (cents / 100).toFixed(2)),
    contractValue: fc.option(fc.constantFrom('1.00', '250000.55')),
    objectText: fc.option(fc.constantFrom('A ponte.', 'A estrada.', 'x'.repeat(5000))),
    coverageFine: fc.option(fc.boolean()),
    coverageLabor: fc.option(fc.boolean()),
    civilWork: fc.option(fc.boolean()),
    insuredName: fc.option(fc.constantFrom('Prefeitura de Itu', 'União')),
  }),
  days: fc.nat(3),
  isCancelled: fc.boolean(),
});

test('any sequence of endorsements leaves the policy equal to the fold of its history, on every past day', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
      const first = await policy();
      const said = new Map<string, PolicyState>([['2026-10-01', stateOf(first)]]);
      let instant = Date.parse('2026-10-01T18:00:00Z');
      let current = first;
      for (const { cells, asked, days, isCancelled } of steps) {
        instant += days * 86_400_000 + 60_000;
        const at = new Date(instant);
        const issued = await issue(someEndorsement(current, cells, asked, at));
        current = issued.policy;
        if (isCancelled) {
          current = await server.db.transaction((tx) => cancelEndorsement(tx, issued.endorsement.id, at));
        }
        said.set(at.toISOString().slice(0, 10), stateOf(current));
      }
      expect(await stateOn(server.db, first.id, '2026-09-30')).toBeUndefined();
      for (const [date, state] of said) expect(await stateOn(server.db, first.id, date)).toEqual(state);
      expect(await now(first)).toEqual(current);
      expect(await stateOn(server.db, first.id, '2099-01-01')).toEqual(stateOf(current));
      const rows = await server.db.$count(endorsements, eq(endorsements.policyId, first.id));
      expect([rows, current.firstState]).toEqual([steps.length, stateOf(first)]);
    }),
    { numRuns: 40 },
  );
});
