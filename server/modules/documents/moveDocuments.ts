import type { ObjectStore } from '../../adapters/objects/ObjectStore';
import { ObjectStoreDown } from '../../adapters/objects/ObjectStore';
import type { Db } from '../../db/db';
import type { Deps } from '../../deps';
import type { DocumentPlace } from '../../documentsConfig';
import { atOnce } from './atOnce';
import { keyOf, readKept } from './content';
import { documentsElsewhere, lockDocument, setContent } from './repository';

const AT_ONCE = 4;
/** The hourly round waits no longer for this; the rest is moved in the next one. */
const ROUND_MS = 120_000;

export interface Move {
  readonly db: Db;
  readonly objects: ObjectStore;
  readonly place: DocumentPlace;
  readonly signal?: AbortSignal;
  told?(moved: number): void;
}

export interface Unmoved {
  readonly id: string;
  readonly reason: string;
}

/**
 * Brings every document to where it is to be. Each is moved in a transaction of its own, and leaves the database only once it
 * was read from the bucket: stopped or killed at any moment, what is done is done and the next run goes on. One that cannot
 * be moved stops no other; a bucket that does not answer ends it with ObjectStoreDown. The bucket keeps what comes back.
 */
export async function moveDocuments(move: Move): Promise<{ moved: number; failed: readonly Unmoved[] }> {
  const { db, place, signal, told } = move;
  const inTurn = atOnce(AT_ONCE);
  const failed: Unmoved[] = [];
  let moved = 0;
  let down: ObjectStoreDown | undefined;
  const moveIt = async (id: string) => {
    if (down || signal?.aborted) return;
    try {
      if (await moveOne(move, id)) moved += 1;
    } catch (error) {
      if (error instanceof ObjectStoreDown) down = error;
      else failed.push({ id, reason: (error as Error).message });
    }
  };
  for await (const rows of documentsElsewhere(db, place)) {
    await Promise.all(rows.map(({ id }) => inTurn(() => moveIt(id))));
    told?.(moved);
    if (down) throw down;
    if (signal?.aborted) break;
  }
  return { moved, failed };
}

/** Whether it was moved now; two that move the same one wait for each other. */
function moveOne({ db, objects, place }: Move, id: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const row = await lockDocument(tx, id);
    if (!row || (row.content === null) === (place === 'bucket')) return false;
    if (row.content) await objects.put(keyOf(id), row.content);
    const kept = await readKept(objects, row);
    await setContent(tx, id, place === 'bucket' ? null : kept);
    return true;
  });
}

type MoveDeps = Pick<Deps, 'db' | 'adapters' | 'documentsIn'>;

export async function moveUploaded({ db, adapters: { objects }, documentsIn }: MoveDeps): Promise<void> {
  if (!objects) return;
  const signal = AbortSignal.timeout(ROUND_MS);
  const { failed } = await moveDocuments({ db, objects, place: documentsIn, signal });
  const [first] = failed;
  if (first) throw new Error(`${failed.length} documents stay where they are, the first: ${first.reason}`);
}
