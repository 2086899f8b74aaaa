import { sameValue } from '../model/sameValue';
import { aroundDifferences } from './around';
import { constantDifferences } from './constants';
import { COMPATIBILITIES, placed, type Difference, type Finder, type Pair, type Told } from './Difference';
import { fieldDifferences } from './fields/fields';
import { withoutNotes } from './json';
import { productDifferences } from './product';
import { ratingDifferences } from './rating';
import { recordDifferences } from './record';
import { ruleDifferences } from './rules/rules';
import { stepDifferences } from './steps';
import type { Version } from './Version';

const FINDERS: readonly Finder[] = [
  stepDifferences,
  fieldDifferences,
  ruleDifferences,
  ratingDifferences,
  constantDifferences,
  recordDifferences,
  productDifferences,
  aroundDifferences,
];

const decides = ({ subject: { definition }, rating, clauses }: Version) =>
  withoutNotes({ definition, rating, clauses });

/** What differs though nothing above knows how: it cannot be shown to harm nobody. */
function unknown({ before, after }: Pair, told: readonly Told[]): Told[] {
  if (told.length > 0 || sameValue(decides(before), decides(after))) return [];
  const words = 'A definição muda de um modo que não se sabe comparar';
  return [
    {
      kind: 'unknown',
      compatibility: 'breaking',
      words,
      at: { file: `${after.id}/product.json`, pointer: '' },
    },
  ];
}

/** All that differs between two versions of a product, the gravest first; nothing that cannot be shown harmless is called so. */
export function differencesOf(pair: Pair): Difference[] {
  const told = FINDERS.flatMap((find) => [...find(pair)]);
  const found = [...told, ...unknown(pair, told)].map((one) => placed(pair, one));
  const rank = ({ compatibility }: Difference) => COMPATIBILITIES.indexOf(compatibility);
  return found.toSorted((a, b) => rank(a) - rank(b));
}
