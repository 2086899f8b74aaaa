import { describe, expect, test } from 'vitest';
import { costOf, firstLedger, settle, type Change } from './change';
import { amountOn, valueOf } from './worth';
import type { Ledger } from './types';

const START = '2026-07-25';
const END = '2027-07-25';
const RATE = 1.5;
const policy = firstLedger(375_000, { amount: 25_000_000, from: START, to: END });
const to = (amount: number, from: string, end = END): Change => ({
  from,
  stretches: [{ from, to: end, amount }],
});
function after(ledger: Ledger, document: number, change: Change): Ledger {
  return settle(ledger, change, { document, premium: costOf(ledger, change, RATE).premium });
}

describe('a reduction', () => {
  test('gives back of a late increase what that cost, and no day more', () => {
    const late = to(490_000_000, '2027-07-15');
    const { premium } = costOf(policy, late, RATE);
    expect(premium).toBe(191_096);
    const raised = after(policy, 1, late);
    expect(costOf(raised, to(25_000_000, '2026-11-23'), RATE)).toEqual({
      premium: -premium,
      charge: 0,
      refunds: [{ document: 1, value: premium }],
    });
  });

  test('of all cover gives back a layer whole on its first day, and a day less on its second', () => {
    expect(costOf(policy, to(0, START), RATE).premium).toBe(-375_000);
    expect(costOf(policy, to(0, '2026-07-26'), RATE).premium).toBe(-373_973);
  });

  test('gives back nothing after the last day', () => {
    expect(costOf(policy, to(0, END), RATE)).toEqual({ premium: 0, charge: 0, refunds: [] });
  });

  test('begins with the newest layer, and goes on with the one below', () => {
    const raised = after(policy, 1, to(50_000_000, '2026-11-23'));
    const { refunds } = costOf(raised, to(10_000_000, '2026-11-23'), RATE);
    expect(refunds.map(({ document }) => document)).toEqual([1, 0]);
    expect(refunds[0]!.value).toBe(costOf(policy, to(50_000_000, '2026-11-23'), RATE).premium);
  });

  test('of what a person priced gives back its share of that price', () => {
    const cheap = firstLedger(100, { amount: 25_000_000, from: START, to: END });
    expect(costOf(cheap, to(0, START), RATE).premium).toBe(-100);
  });
});

describe('an increase', () => {
  test('after a reduction costs what that gave back, and only what is above it goes by the rate', () => {
    const dear = firstLedger(10_000_000, { amount: 25_000_000, from: START, to: END });
    const lowered = after(dear, 1, to(100, '2026-11-23'));
    const back = costOf(dear, to(100, '2026-11-23'), RATE).premium;
    expect(costOf(lowered, to(25_000_000, '2026-11-23'), RATE).premium).toBe(-back);
    const above = costOf(dear, to(30_000_000, '2026-11-23'), RATE).premium;
    expect(costOf(lowered, to(30_000_000, '2026-11-23'), RATE).premium).toBe(above - back);
  });

  test('that a person sold for less than was given back is worth what was paid for it', () => {
    const lowered = after(policy, 1, to(100, '2026-11-23'));
    const gift = settle(lowered, to(25_000_000, '2026-11-23'), { document: 2, premium: 1 });
    expect(costOf(gift, to(100, '2026-11-23'), RATE).premium).toBe(-1);
  });
});

test('an extension leaves the amounts as they are, and adds its own days', () => {
  const raised = after(policy, 1, to(50_000_000, '2027-01-01'));
  const longer = {
    from: '2026-11-23',
    stretches: [
      { from: '2026-11-23', to: END, amount: null },
      { from: END, to: '2027-08-04', amount: 50_000_000 },
    ],
  };
  expect(costOf(raised, longer, RATE).premium).toBe(20_548);
  const extended = after(raised, 2, longer);
  const days = ['2026-12-31', '2027-01-01', '2027-07-25', '2027-08-03', '2027-08-04'];
  expect(days.map((day) => amountOn(extended, day))).toEqual([
    25_000_000, 50_000_000, 50_000_000, 50_000_000, 0,
  ]);
});

test('a change of what is beyond a double keeps every cent', () => {
  const cover = { amount: 999_999_999_999_999, from: '2026-01-01', to: '2036-01-01' };
  const vast = firstLedger(9_007_199_254_740_991, cover);
  const gone = { from: '2026-01-02', stretches: [] };
  expect(costOf(vast, gone, RATE).premium).toBe(
    -Number((9_007_199_254_740_991n * 3651n * 2n + 3652n) / 7304n),
  );
  expect(valueOf(vast) + costOf(vast, { from: '2026-01-01', stretches: [] }, RATE).premium).toBe(0);
});
