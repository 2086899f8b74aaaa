import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { interpret, type Json } from '../../engine/expression';
import { compileBundle, constantsOf, loadBundles } from '../../engine/publish/loadProducts';
import { readFiles } from '../../engine/publish/readFiles';
import { nestAnswers } from '../../engine/record/nestAnswers';
import { answersOf } from '../../engine/index';
import { DEFAULT_DAY, run } from '../../studio/cases/run';
import { casesOf } from '../../studio/cases/runCases';

const { files } = readFiles('product-schemas');
const constants = constantsOf(files);
// A change is priced over a policy's layers: layers.test.ts.
const rated = [...loadBundles(files).bundles].filter(([id, { rating }]) => rating && id !== 'endosso');

/** The same arithmetic with so many decimals on the way that none is lost; what says no scale is the end. */
function unrounded(expression: Json): Json {
  if (Array.isArray(expression)) return expression.map(unrounded);
  if (expression === null || typeof expression !== 'object') return expression;
  return Object.fromEntries(
    Object.entries(expression).map(([operator, operands]) => {
      const inner = unrounded(operands);
      const isRounded =
        (operator === 'percentOf' || operator === 'times') && Array.isArray(inner) && inner.length === 3;
      return [operator, isRounded ? [inner[0]!, inner[1]!, 12] : inner];
    }),
  );
}

test.each(rated)('%s rounds a premium once, at its end, whatever rate of five decimals', (id, bundle) => {
  const stage = { definition: compileBundle(bundle), constants };
  const golden = [...casesOf(files, id).values()].flatMap((file) =>
    file.cases.filter((it) => it.expect.rating).map((it) => answersOf(run(stage, file, it).session)),
  );
  const premium = bundle.rating!.commercialPremium;
  const exact = unrounded(premium);
  const at = (rate: number) => (name: string) =>
    constants[name]!.map((row) => (name.endsWith('-rate') ? { ...row, value: rate } : row));
  fc.assert(
    fc.property(fc.constantFrom(...golden), fc.nat(500_000), (answers, hundredThousandths) => {
      const row = at(hundredThousandths / 100_000);
      const rates = Object.fromEntries(Object.keys(constants).map((name) => [name, row(name)]));
      const [data, env] = [nestAnswers(answers), { today: DEFAULT_DAY, constants: rates, context: {} }];
      expect(interpret(premium, data, env)).toBe(interpret(exact, data, env));
    }),
    { numRuns: 2000 },
  );
});
