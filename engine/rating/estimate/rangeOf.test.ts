import { expect, test } from 'vitest';
import { DEFAULT_DAY } from '../../../studio/cases/run';
import { personOf } from '../../../studio/cases/persons';
import { compileBundle, constantsOf, loadBundles } from '../../publish/loadProducts';
import { readFiles } from '../../publish/readFiles';
import { createContext } from '../../session/start';
import { startOn } from '../../session/startOn';
import { estimateOf } from './estimateOf';

const { files } = readFiles('product-schemas');
const bundle = loadBundles(files).bundles.get('judicial-deposito-recursal')!;
const env = { today: DEFAULT_DAY, constants: constantsOf(files), context: createContext(personOf('single')) };
const definition = compileBundle(bundle);

function estimate(answers: Record<string, unknown>) {
  const { session } = startOn(definition, env, [{ type: 'prefilled', from: 'draft', answers }]);
  return estimateOf(bundle.rating!, session);
}
const deposit = {
  'valuesDeadlines.deadline': null,
  'detailsProduct.appealType': 'OrdinaryAppeal',
  'valuesDeadlines.appealDepositValue': 10_000,
};
const priceIn = (deadline: number) => {
  const told = estimate({ ...deposit, 'valuesDeadlines.deadline': deadline });
  return told.state === 'priced' ? told.grossPremium.value : NaN;
};

test('what is left to choose gives the least and the most of its choices', () => {
  const range = { least: priceIn(3), most: priceIn(5) };
  expect(range.most).toBeGreaterThan(range.least);
  expect(estimate(deposit)).toEqual({ ...range, state: 'missing', missing: [expect.any(String)] });
});

test('an amount to come leaves the least alone', () => {
  const told = estimate({ 'detailsProduct.appealType': 'OrdinaryAppeal', 'valuesDeadlines.deadline': 3 });
  expect(told).not.toHaveProperty('most');
  expect(told).toHaveProperty('least');
});
