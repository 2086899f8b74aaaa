import { aroundDifferences } from './around';
import { caseDifferences } from './caseDifferences';
import { constantDifferences } from './constants';
import { COMPATIBILITIES, placed, type Difference, type Finder, type Pair } from './Difference';
import { fieldDifferences } from './fields/fields';
import { productDifferences } from './product';
import { ratingDifferences } from './rating';
import { recordDifferences } from './record';
import { ruleDifferences } from './rules/rules';
import { stepDifferences } from './steps';
import { untold } from './untold';

const FINDERS: readonly Finder[] = [
  stepDifferences,
  fieldDifferences,
  ruleDifferences,
  ratingDifferences,
  constantDifferences,
  recordDifferences,
  productDifferences,
  aroundDifferences,
  caseDifferences,
];

/** All differences of two versions, gravest first; only what is proven harmless is called so. */
export function differencesOf(pair: Pair): Difference[] {
  const told = FINDERS.flatMap((find) => [...find(pair)]);
  const found = [...told, ...untold(pair, told)].map((one) => placed(pair, one));
  const rank = ({ compatibility }: Difference) => COMPATIBILITIES.indexOf(compatibility);
  return found.toSorted((a, b) => rank(a) - rank(b));
}
