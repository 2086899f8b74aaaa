import type { ImpactAnswer, ReleaseProducts, ReplayAnswer } from '../../../studio/contract/impact';
import type { Deps } from '../../deps';
import type { User } from '../../db/schema';
import { ALL_PLACES, partsRead, recordReading, type Part } from '../publishing/readings';
import { isPartOf } from '../workbench/isPartOf';
import { faultAnswer } from '../workbench/faultAnswer';
import type { Folders } from '../workbench/lookAtTwo';
import type { Texts } from '../workbench/foundation';
import { refuseDefinition } from '../workbench/problems';
import type { ReleaseFolders } from './folders';
import { replay, type Asked, type ReplayDeps } from './replay';

type LookDeps = Pick<Deps, 'look'>;
type ReadingDeps = Pick<Deps, 'db' | 'clock' | 'look'>;

const partOf = (texts: Texts, product: string): Texts =>
  new Map([...texts].filter(([file]) => isPartOf(file, product)));

export const productOf = ({ before, after }: Folders, product: string) => ({
  product,
  before: partOf(before, product),
  after: partOf(after, product),
});

export async function impactOf({ look }: LookDeps, folders: Folders, product: string): Promise<ImpactAnswer> {
  const { after, isThere, impact } = await look('impact', productOf(folders, product));
  if (!isThere) throw refuseDefinition('UNKNOWN_PRODUCT');
  return { Faults: after.map(faultAnswer), Impact: impact };
}

export async function replayOf(deps: ReplayDeps, folders: Folders, asked: Asked): Promise<ReplayAnswer> {
  return replay(deps, productOf(folders, asked.product), asked);
}

const MOST_PLACES = 2000;

export async function productsOf(
  deps: ReadingDeps,
  reader: User,
  folders: ReleaseFolders,
): Promise<ReleaseProducts> {
  const { db, look } = deps;
  const { before, after, compared } = folders;
  const Products = [...(await look('changed', { before, after }))];
  const places = await look('places', { before, after });
  await readOf(deps, reader, folders, ALL_PLACES);
  const read = await partsRead(db, reader.uid, compared);
  const Read = Products.filter((product) => read.has(product));
  return { Products, Read, Changes: places.slice(0, MOST_PLACES), Total: places.length };
}

/**
 * What a release does to a product, which then counts as read by the caller. Throws UNKNOWN_PRODUCT, and what
 * `look` throws.
 */
export async function impactOfRelease(
  deps: ReadingDeps,
  reader: User,
  folders: ReleaseFolders,
  product: string,
): Promise<ImpactAnswer> {
  const answer = await impactOf(deps, folders, product);
  if (answer.Faults.length === 0) await readOf(deps, reader, folders, product);
  return answer;
}

async function readOf(
  { db, clock }: ReadingDeps,
  { uid }: User,
  { compared, isProposed }: ReleaseFolders,
  part: Part,
): Promise<void> {
  if (isProposed) await recordReading(db, uid, { compared, parts: [part], at: clock.now() });
}
