import type { ImpactAnswer, ReleaseProducts, ReplayAnswer } from '../../../contract/impact';
import { productIds } from '../../../engine/definition/compose';
import { impactInSteps } from '../../../engine/impact/productImpact';
import { checkHash } from '../../../engine/publish/checkHash';
import { filesOf } from '../definitions/releases/folder';
import { faultAnswer } from '../workbench/look';
import { refuseDefinition } from '../workbench/problems';
import type { Folders } from './folders';
import { inSteps } from './pause';
import { replay, type Asked, type ReplayDeps } from './replay';
import { opened } from './versions';

/** What publishing the folder would do to a product. Throws UNKNOWN_PRODUCT. */
export async function impactOf({ before, after }: Folders, product: string): Promise<ImpactAnswer> {
  const [was, is] = [opened(before, product), opened(after, product)];
  if (is.faults.length > 0) return { Faults: is.faults.map(faultAnswer), Impact: null };
  if (!was.version && !is.version) throw refuseDefinition('UNKNOWN_PRODUCT');
  return { Faults: [], Impact: (await inSteps(impactInSteps(was.version, is.version))) ?? null };
}

/** Some requests or drafts under what runs and under the folder. Throws UNKNOWN_PRODUCT. */
export async function replayOf(
  deps: ReplayDeps,
  { before, after }: Folders,
  asked: Asked,
): Promise<ReplayAnswer> {
  const [{ version: was }, { version: is }] = [opened(before, asked.product), opened(after, asked.product)];
  if (!was || !is) throw refuseDefinition('UNKNOWN_PRODUCT');
  return replay(deps, { before: was, after: is }, asked);
}

/** Products and forms of two sound folders of which the check would read anything else. */
export function productsOf({ before, after }: Folders): ReleaseProducts {
  const [was, is] = [filesOf(before), filesOf(after)];
  const ids = new Set([...productIds(was), ...productIds(is)]);
  const hashIn = (files: typeof was, id: string) =>
    files.has(`${id}/product.json`) ? checkHash(files, id) : undefined;
  return { Products: [...ids].filter((id) => hashIn(was, id) !== hashIn(is, id)).toSorted() };
}
