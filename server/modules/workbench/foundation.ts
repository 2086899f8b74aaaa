import { createHash } from 'node:crypto';
import type { Db } from '../../db/db';
import { findFolder, findHead } from '../definitions/releases/repository';

export type Texts = ReadonlyMap<string, string>;

export interface Foundation {
  readonly release: number;
  readonly texts: Texts;
}

/** Throws where nothing was ever in force. */
export async function foundation(db: Db): Promise<Foundation> {
  const head = await findHead(db);
  if (!head) throw new Error('there is no release');
  const texts = await findFolder(db, head.folder);
  if (!texts) throw new Error(`no folder ${head.folder}`);
  return { release: head.id, texts };
}

export function textHash(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
