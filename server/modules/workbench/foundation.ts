import { createHash } from 'node:crypto';
import type { Db } from '../../db/db';
import { findFolder, findHead } from '../definitions/releases/repository';

/** Texts of definition files by their path below product-schemas. */
export type Texts = ReadonlyMap<string, string>;

/** What drafts change: the folder of the release that the next one is made from. */
export interface Foundation {
  readonly release: number;
  readonly texts: Texts;
}

let kept: { readonly hash: string; readonly texts: Texts } | undefined;

/** A folder never changes under its hash, so the last one is read once. */
async function textsUnder(db: Db, hash: string): Promise<Texts> {
  if (kept?.hash === hash) return kept.texts;
  const texts = await findFolder(db, hash);
  if (!texts) throw new Error(`no folder ${hash}`);
  kept = { hash, texts };
  return texts;
}

export async function foundation(db: Db): Promise<Foundation> {
  const head = await findHead(db);
  if (!head) throw new Error('there is no release');
  return { release: head.id, texts: await textsUnder(db, head.folder) };
}

/** Tells a text from another. */
export function textHash(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
