import { describe, expect, test } from 'vitest';
import { DEFAULT_DAY, run } from '../../studio/cases/run';
import { casesOf } from '../../studio/cases/runCases';
import { compileBundle, constantsOf, loadBundles } from '../../engine/publish/loadProducts';
import { readFiles } from '../../engine/publish/readFiles';
import { basisOf, tableOf } from '../../engine/rating/basisOf';
import { explainRating } from '../../engine/rating/explainRating';
import { rate } from '../../engine/rating/rate';
import { answersOf } from '../../engine/index';

const { files } = readFiles('product-schemas');
const constants = constantsOf(files);
const rated = [...loadBundles(files).bundles].filter(([, { rating }]) => rating);

/** Constants whose values were all doubled since, as if an analyst had written over them. */
const rewritten = Object.fromEntries(
  Object.entries(constants).map(([name, rows]) => [
    name,
    rows.map((row) => ({ ...row, value: Number(row.value) * 2 + 1 })),
  ]),
);

/** The answers of every golden case that tells what the insurer says. */
function goldenAnswers(id: string, bundle: Parameters<typeof compileBundle>[0]) {
  const stage = { definition: compileBundle(bundle), constants };
  return [...casesOf(files, id).values()].flatMap((file) =>
    file.cases
      .filter(({ expect: expected }) => expected.rating)
      .map((it) => ({
        today: it.today ?? file.today ?? DEFAULT_DAY,
        answers: answersOf(run(stage, file, it).session),
      })),
  );
}

describe.each(rated)('why the insurer says what it says about %s', (id, bundle) => {
  const rating = bundle.rating!;
  const golden = goldenAnswers(id, bundle);

  test('has golden cases', () => {
    expect(golden.length).toBeGreaterThan(1);
  });

  test('is told with the figures that were given, by the constants of that day alone', () => {
    for (const { today, answers } of golden) {
      const given = rate(rating, answers, { today, constants, context: {} });
      const basis = basisOf(rating, answers, { today, constants, context: {} });
      const then = { today: basis.day, constants: tableOf(basis), context: {} };
      const told = explainRating(rating, answers, then, given.grossPremium);
      expect(told.commercialPremium.value).toBe(given.commercialPremium);
      expect(told.insuredAmount.value).toBe(given.insuredAmount);
      expect(told.iofRate.value).toBe(given.iofRate);
      expect(told.maxInstallments.value).toBe(given.maxInstallments);
      const decisive = told.decisions.find(({ holds }) => holds);
      expect([decisive?.id, decisive?.outcome ?? 'approve', decisive?.reason]).toEqual([
        given.decision,
        given.outcome,
        given.reason,
      ]);
    }
  });

  test('names each constant with the act that it comes from', () => {
    for (const { today, answers } of golden) {
      const { constants: read } = basisOf(rating, answers, { today, constants, context: {} });
      expect(read.length).toBeGreaterThan(1);
      for (const { name, from, value, note } of read) {
        const rows = constants[name]!.map((row) => ({ from: row.from, value: row.value, note: row.note }));
        expect(rows).toContainEqual({ from, value, note });
        expect(note).toEqual(expect.any(String));
        expect(from <= today).toBe(true);
      }
    }
  });

  test('would be another premium by other constants', () => {
    const { today, answers } = golden[0]!;
    const now = rate(rating, answers, { today, constants, context: {} });
    const then = rate(rating, answers, { today, constants: rewritten, context: {} });
    expect(then.commercialPremium).not.toBe(now.commercialPremium);
  });
});
