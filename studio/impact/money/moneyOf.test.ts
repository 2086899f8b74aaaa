import { describe, expect, test } from 'vitest';
import type { RatingResult } from '../../../engine/rating';
import { moneyOf } from './moneyOf';
import { answerOf, type Answer, type Rated } from './Rated';
import { spreadOf } from './spread';

const answer = (
  premium: number | null,
  decision: Answer['decision'] = 'approve',
  installments = 1,
): Answer => ({
  decision,
  premium,
  installments: premium === null ? null : installments,
});
const rated = (id: string, before: Answer, after: Answer): Rated => ({ id, before, after });

describe('how amounts are spread', () => {
  test.each([
    ['nothing', [], [0, 0, 0, 0, 0, 0, 0]],
    ['one', [700], [1, 700, 700, 700, 700, 700, 700]],
    ['an odd many, in any order', [500, 100, 300], [3, 900, 300, 100, 500, 100, 500]],
    ['an even many, half a cent up', [100, 101, 301, 302], [4, 804, 201, 100, 301, 100, 302]],
    ['money given back, half a cent away from zero', [-301, -100], [2, -401, -201, -301, -100, -301, -100]],
    ['what is tenfold in text order', [1000, 200, 30], [3, 1230, 200, 30, 1000, 30, 1000]],
  ])('%s', (_, cents, [many, sum, median, lower, upper, least, most]) => {
    expect(spreadOf(cents)).toEqual({ many, sum, median, lower, upper, least, most });
  });

  test('a tenth of a real added ten times is a real', () => {
    const answers = Array.from({ length: 10 }, () => answerOf({ ...RESULT, grossPremium: 0.1 }).premium!);
    expect(spreadOf(answers).sum).toBe(100);
  });
});

const RESULT: RatingResult = {
  ...{
    outcome: 'approve',
    insurer: 'Sandbox',
    insuredAmount: 1000,
    commercialPremium: 10,
    iofRate: 0,
    iof: 0,
  },
  ...{ grossPremium: 19.99, maxInstallments: 3, minimumPremium: null, maximumPremium: null },
};

test('an answer is in whole cents, and what cannot be worked out is no premium', () => {
  expect(answerOf(RESULT)).toEqual({ decision: 'approve', premium: 1999, installments: 3 });
  const nothing = { premium: null, installments: null };
  expect(answerOf(undefined)).toEqual({ decision: 'none', ...nothing });
  for (const grossPremium of [NaN, null as never])
    expect(answerOf({ ...RESULT, grossPremium, outcome: 'analyse' })).toEqual({
      decision: 'analyse',
      ...nothing,
    });
});

describe('what requests come to in money', () => {
  const some = [
    rated('dearer', answer(10_000, 'approve', 5), answer(15_000, 'approve', 6)),
    rated('denied', answer(90_000, 'analyse', 12), answer(90_000, 'deny', 12)),
    rated('accepted', answer(500, 'deny'), answer(500, 'analyse')),
    rated('lost', answer(2_000, 'approve', 4), answer(null, 'none')),
    rated('same', answer(3_000, 'approve', 3), answer(3_000, 'approve', 2)),
  ];

  test('counts the premium of those that are offered: what is denied is no money of the insurer', () => {
    const { before, after } = moneyOf(some).premiums;
    expect(before).toMatchObject({ many: 4, sum: 105_000, median: 6_500, least: 2_000, most: 90_000 });
    expect(after).toMatchObject({ many: 3, sum: 18_500, median: 3_000, least: 500, most: 15_000 });
  });

  test('tells each decision before beside that after, and all of them once', () => {
    const { decided, many } = moneyOf(some);
    expect(decided.approve).toEqual({ approve: 2, analyse: 0, deny: 0, none: 1 });
    expect(decided.analyse).toEqual({ approve: 0, analyse: 0, deny: 1, none: 0 });
    expect(decided.deny).toEqual({ approve: 0, analyse: 1, deny: 0, none: 0 });
    const all = Object.values(decided).flatMap((row) => Object.values(row));
    expect(all.reduce((sum, one) => sum + one, 0)).toBe(many);
  });

  test('tells into how many installments they are divided, and who has fewer or more', () => {
    const { installments, fewer, more } = moneyOf(some);
    expect(installments).toEqual([
      { upTo: 1, before: 0, after: 1 },
      { upTo: 2, before: 0, after: 1 },
      { upTo: 3, before: 1, after: 0 },
      { upTo: 4, before: 1, after: 0 },
      { upTo: 5, before: 1, after: 0 },
      { upTo: 6, before: 0, after: 1 },
      { upTo: 12, before: 1, after: 0 },
    ]);
    expect({ fewer, more }).toEqual({ fewer: 1, more: 1 });
  });

  test('names whose premium differs most among those that are offered under both', () => {
    expect(moneyOf(some).most).toEqual({ id: 'dearer', before: 10_000, after: 15_000 });
    expect(moneyOf([some[1]!, some[3]!]).most).toBeUndefined();
  });

  test('is the same only where nobody is answered otherwise, by decision and installments too', () => {
    expect(moneyOf([]).isSame).toBe(true);
    expect(moneyOf([rated('a', answer(1), answer(1))]).isSame).toBe(true);
    for (const other of [answer(2), answer(1, 'analyse'), answer(1, 'approve', 2), answer(null)])
      expect(moneyOf([rated('a', answer(1), other)]).isSame).toBe(false);
  });

  test('does not depend on the order in which pages come', () => {
    expect(moneyOf(some.toReversed())).toEqual(moneyOf(some));
  });
});
