import type { Comparison, ComparisonQuery } from '../../../studio/contract/comparison';
import { productIds } from '../../../engine/definition';
import type { User } from '../../db/schema';
import type { Deps } from '../../deps';
import { faultAnswer } from '../workbench/faultAnswer';
import type { Texts } from '../workbench/foundation';
import { isPartOf } from '../workbench/isPartOf';
import { refuseDefinition } from '../workbench/problems';
import { textsOfVersion } from '../workbench/textsOfVersion';
import { productOf } from './impactOf';

type CompareDeps = Pick<Deps, 'db' | 'clock' | 'look'>;

interface Sides {
  readonly left: Texts;
  readonly right: Texts;
}

function differingFiles({ left, right }: Sides): string[] {
  const names = new Set([...left.keys(), ...right.keys()]);
  return [...names].filter((file) => left.get(file) !== right.get(file)).toSorted();
}

function differingProducts({ left, right }: Sides, files: readonly string[]): string[] {
  const known = new Map([...left.keys(), ...right.keys()].map((file) => [file, null]));
  return productIds(known).filter((id) => files.some((file) => file.startsWith(`${id}/`)));
}

export async function compareVersions(
  deps: CompareDeps,
  user: User,
  { product, left: leftKey, right: rightKey }: ComparisonQuery,
): Promise<Comparison> {
  const left = await textsOfVersion(deps, user, leftKey);
  const right = leftKey === rightKey ? left : await textsOfVersion(deps, user, rightKey);
  if (![left, right].some((texts) => texts.has(`${product}/product.json`)))
    throw refuseDefinition('UNKNOWN_PRODUCT');
  const found = await deps.look('impact', productOf({ before: left, after: right }, product));
  const files = differingFiles({ left, right });
  const impact = found.before.length === 0 ? found.impact : null;
  const own = files.filter((file) => isPartOf(file, product));
  return {
    Products: differingProducts({ left, right }, files),
    LeftFaults: found.before.map(faultAnswer),
    RightFaults: found.after.map(faultAnswer),
    Impact: impact,
    Files: own.map((File) => ({ File, Left: left.get(File) ?? null, Right: right.get(File) ?? null })),
  };
}
