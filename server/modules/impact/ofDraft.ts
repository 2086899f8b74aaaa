import type { ImpactAnswer, Replayable, ReplayAnswer } from '../../../contract/impact';
import { impactInSteps } from '../../../engine/impact/productImpact';
import type { User } from '../../db/schema';
import { findDraft, textsOf } from '../workbench/drafts';
import { foundation, type Texts } from '../workbench/foundation';
import { faultAnswer } from '../workbench/look';
import { refuseDefinition } from '../workbench/problems';
import { inSteps } from './pause';
import { replay, type ReplayDeps } from './replay';
import { opened } from './versions';

/** What runs, and what would run: two folders of texts. */
interface Folders {
  readonly before: Texts;
  readonly after: Texts;
}

/** Throws NOT_FOUND. */
async function foldersOf(deps: ReplayDeps, user: User, id: string): Promise<Folders> {
  await findDraft(deps, user, id);
  return { before: (await foundation(deps.db)).texts, after: await textsOf(deps, id) };
}

/** What publishing the folder would do to a product. Throws UNKNOWN_PRODUCT. */
export async function impactOf({ before, after }: Folders, product: string): Promise<ImpactAnswer> {
  const [was, is] = [opened(before, product), opened(after, product)];
  if (is.faults.length > 0) return { Faults: is.faults.map(faultAnswer), Impact: null };
  if (!was.version && !is.version) throw refuseDefinition('UNKNOWN_PRODUCT');
  return { Faults: [], Impact: (await inSteps(impactInSteps(was.version, is.version))) ?? null };
}

/** What publishing a draft of definitions would do to a product. Throws NOT_FOUND, UNKNOWN_PRODUCT. */
export async function impactOfDraft(
  deps: ReplayDeps,
  user: User,
  id: string,
  product: string,
): Promise<ImpactAnswer> {
  return impactOf(await foldersOf(deps, user, id), product);
}

interface Asked {
  readonly product: string;
  readonly of: Replayable;
  readonly skip: number;
}

/** Some requests or drafts under what runs and under the draft. Throws NOT_FOUND, UNKNOWN_PRODUCT. */
export async function replayOfDraft(
  deps: ReplayDeps,
  user: User,
  id: string,
  asked: Asked,
): Promise<ReplayAnswer> {
  const { before, after } = await foldersOf(deps, user, id);
  const [{ version: was }, { version: is }] = [opened(before, asked.product), opened(after, asked.product)];
  if (!was || !is) throw refuseDefinition('UNKNOWN_PRODUCT');
  return replay(deps, { before: was, after: is }, asked);
}
