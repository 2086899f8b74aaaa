import type { ImpactAnswer, ReleaseProducts, ReplayAnswer } from '../../../contract/impact';
import type { Deps } from '../../deps';
import { isPartOf } from '../workbench/isPartOf';
import { faultAnswer } from '../workbench/faultAnswer';
import type { Folders } from '../workbench/lookAtTwo';
import type { Texts } from '../workbench/foundation';
import { refuseDefinition } from '../workbench/problems';
import { replay, type Asked, type ReplayDeps } from './replay';

type LookDeps = Pick<Deps, 'look'>;

const partOf = (texts: Texts, product: string): Texts =>
  new Map([...texts].filter(([file]) => isPartOf(file, product)));

/** What a product is made of in two folders. */
export const productOf = ({ before, after }: Folders, product: string) => ({
  product,
  before: partOf(before, product),
  after: partOf(after, product),
});

/** What publishing the folder would do to a product. Throws UNKNOWN_PRODUCT, and what `look` throws. */
export async function impactOf({ look }: LookDeps, folders: Folders, product: string): Promise<ImpactAnswer> {
  const { after, isThere, impact } = await look('impact', productOf(folders, product));
  if (!isThere) throw refuseDefinition('UNKNOWN_PRODUCT');
  return { Faults: after.map(faultAnswer), Impact: impact };
}

/** Some requests or drafts under what runs and under the folder. Throws UNKNOWN_PRODUCT, and what `look` throws. */
export async function replayOf(deps: ReplayDeps, folders: Folders, asked: Asked): Promise<ReplayAnswer> {
  return replay(deps, productOf(folders, asked.product), asked);
}

/** Products and forms of two sound folders of which the check would read anything else. Throws what `look` throws. */
export async function productsOf({ look }: LookDeps, folders: Folders): Promise<ReleaseProducts> {
  return { Products: [...(await look('changed', folders))] };
}
