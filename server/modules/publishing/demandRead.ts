import type { Db } from '../../db/db';
import type { User } from '../../db/schema';
import { filesOf, type FolderTexts } from '../definitions/releases/folder';
import { besideInForce, folderInForce } from '../definitions/releases/folderInForce';
import { findRelease, type ReleaseRow } from '../definitions/releases/repository';
import { refuseUnread } from './problems';
import type { PublishingDeps } from './proposeRelease';
import { ALL_PLACES, partsRead, type Part } from './readings';

export interface Differing {
  readonly inForce: string;
  readonly products: ReadonlyMap<string, string>;
}

function titleIn(texts: FolderTexts, id: string): string | undefined {
  const product = filesOf(texts).get(`${id}/product.json`) as { title?: string } | undefined;
  return product?.title;
}

/** Slow, so it runs before the approval locks anything. Undefined where there is no such release. */
export async function whatDiffers(
  { db, clock, look }: Pick<PublishingDeps, 'db' | 'clock' | 'look'>,
  id: number,
): Promise<Differing | undefined> {
  const release = await findRelease(db, id);
  if (!release) return undefined;
  const { inForce, before, after } = await besideInForce(db, release.folder, clock.now());
  const ids = await look('changed', { before, after });
  const titles = ids.map((one) => [one, titleIn(after, one) ?? titleIn(before, one) ?? one] as const);
  return { inForce, products: new Map(titles) };
}

/**
 * Whoever approves has read what exactly this folder does to exactly what everybody gets now: the list of all places, and each
 * product. Throws IMPACT_MISSING, which names what was not read.
 */
export async function demandRead(
  db: Db,
  by: User,
  { release: { id, folder }, differing, now }: { release: ReleaseRow; differing: Differing; now: Date },
): Promise<void> {
  const inForce = await folderInForce(db, now);
  const read = await partsRead(db, by.uid, { release: id, folder, inForce });
  // What is in force by now may have changed since it was looked at: nothing of that was read.
  const isSame = inForce === differing.inForce;
  const parts = new Map<Part, string>([...differing.products, [ALL_PLACES, 'a lista do que difere']]);
  const unread = [...parts].filter(([part]) => !isSame || !read.has(part));
  if (unread.length === 0) return;
  const titles = unread.map(([, title]) => title);
  throw refuseUnread(id, titles);
}
