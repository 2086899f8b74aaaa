import { ObjectStoreDown, type ObjectStore } from '../../adapters/objects/ObjectStore';
import type { Db } from '../../db/db';
import { atOnce } from './atOnce';
import { readKept } from './content';
import type { Unmoved } from './moveDocuments';
import { documentsElsewhere } from './repository';

const AT_ONCE = 4;

/** Reads every document that is in the bucket: how many are as they were kept, and those that are not. Throws ObjectStoreDown. */
export async function findLost(
  db: Db,
  objects: ObjectStore,
): Promise<{ read: number; lost: readonly Unmoved[] }> {
  const inTurn = atOnce(AT_ONCE);
  const lost: Unmoved[] = [];
  let read = 0;
  for await (const rows of documentsElsewhere(db, 'database')) {
    const one = async (row: (typeof rows)[number]) => {
      try {
        await readKept(objects, row);
        read += 1;
      } catch (error) {
        if (error instanceof ObjectStoreDown) throw error;
        lost.push({ id: row.id, reason: (error as Error).message });
      }
    };
    await Promise.all(rows.map((row) => inTurn(() => one(row))));
  }
  return { read, lost };
}
