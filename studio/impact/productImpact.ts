import { casesOnBoth, type CasesImpact } from './casesOnBoth';
import { COMPATIBILITIES, type Compatibility, type Difference, type Pair } from './Difference';
import { differencesOf } from './differencesOf';
import { replayCases } from './replay/replayCases';
import type { Totals } from './replay/totals';
import type { Version } from './Version';

/** What publishing does to one product, before anybody's answers are looked at. */
export interface ProductImpact {
  readonly id: string;
  readonly title: string;
  /** Version numbers of product.json; null where there is no such product. */
  readonly before: number | null;
  readonly after: number | null;
  readonly differences: readonly Difference[];
  readonly totals: Readonly<Record<Compatibility, number>>;
  readonly cases?: CasesImpact;
  /** Results of repeating the old version's golden cases; absent where the product is new or removed. */
  readonly replayed?: Totals;
}

function totalsOf(differences: readonly Difference[]): ProductImpact['totals'] {
  const count = (of: Compatibility) => differences.filter(({ compatibility }) => compatibility === of).length;
  const entries = COMPATIBILITIES.map((of) => [of, count(of)] as const);
  return Object.fromEntries(entries) as ProductImpact['totals'];
}

function whole(version: Version, isGone: boolean): Difference {
  const place = { file: `${version.id}/product.json`, pointer: '' };
  return isGone
    ? {
        ...place,
        kind: 'product-removed',
        compatibility: 'breaking',
        version: 'before',
        words: 'O produto sai',
      }
    : { ...place, kind: 'product-added', compatibility: 'visible', version: 'after', words: 'Produto novo' };
}

const numberOf = (version: Version | undefined) => version?.subject.definition.version ?? null;

function summed(before: Version | undefined, after: Version | undefined, differences: readonly Difference[]) {
  const { id, subject } = (after ?? before)!;
  const versions = { before: numberOf(before), after: numberOf(after) };
  return { id, title: subject.definition.title, ...versions, differences, totals: totalsOf(differences) };
}

/**
 * Differences, cases that fail on the other version, and results of the old ones; undefined without differences.
 */
export function productImpact(
  before: Version | undefined,
  after: Version | undefined,
): ProductImpact | undefined {
  if (!before && !after) return undefined;
  if (!before || !after) return summed(before, after, [whole((before ?? after)!, !after)]);
  const pair: Pair = { before, after };
  const differences = differencesOf(pair);
  if (differences.length === 0) return undefined;
  return { ...summed(before, after, differences), cases: casesOnBoth(pair), replayed: replayCases(pair) };
}
