import { createHash } from 'node:crypto';
import type { ObjectStore } from '../../adapters/objects/ObjectStore';
import { ObjectStoreDown } from '../../adapters/objects/ObjectStore';
import type { Deps } from '../../deps';
import { refuseDocument } from './problems';

export interface Kept {
  readonly id: string;
  readonly sha256: string;
  /** Null = in the bucket. */
  readonly content: Buffer | null;
}

export const keyOf = (id: string) => `documents/${id}.pdf`;

export const hashOf = (content: Buffer) => createHash('sha256').update(content).digest('hex');

/**
 * The row with its bytes, wherever they are. Throws DOCUMENT_AWAY while the bucket does not answer, and Error where it
 * holds other bytes than were kept: those are given to nobody.
 */
export async function withContent<Row extends Kept>(
  { adapters: { objects } }: Pick<Deps, 'adapters'>,
  row: Row,
): Promise<Row & { content: Buffer }> {
  if (row.content) return { ...row, content: row.content };
  // A server begins only with the bucket that its documents are in.
  if (!objects) throw refuseDocument('DOCUMENT_AWAY');
  const content = await readKept(objects, row).catch((error: unknown) => {
    throw error instanceof ObjectStoreDown ? refuseDocument('DOCUMENT_AWAY', [], { cause: error }) : error;
  });
  return { ...row, content };
}

export async function readKept(objects: ObjectStore, { id, sha256 }: Omit<Kept, 'content'>): Promise<Buffer> {
  const found = await objects.get(keyOf(id));
  if (!found) throw new Error(`document ${id} is not in the bucket`);
  if (hashOf(found) !== sha256)
    throw new Error(`document ${id} is in the bucket with other bytes than were kept`);
  return found;
}
