import { openDB, type DBSchema, type IDBPDatabase } from 'idb';

interface Row {
  readonly uid: string;
  readonly question: string;
  /** ISO instant at which it was answered. */
  readonly at: string;
  readonly data: unknown;
}

interface Schema extends DBSchema {
  answers: { key: [uid: string, question: string]; value: Row; indexes: { at: string } };
}

/** For all users together: the next sign-in empties it first. */
const MOST = 100;
/** In characters of JSON: a page of a list has about 20,000. */
const LARGEST = 400_000;
const OLDEST_MS = 7 * 24 * 3_600_000;

let opened: Promise<IDBPDatabase<Schema>> | undefined;

/** Rejects where the browser keeps nothing. */
export const database = () => (opened ??= open());

function open(): Promise<IDBPDatabase<Schema>> {
  const forget = () => void (opened = undefined);
  const opening = openDB<Schema>('lastro', 1, {
    upgrade: (db) => {
      const store = db.createObjectStore('answers', { keyPath: ['uid', 'question'] });
      store.createIndex('at', 'at');
    },
    blocking: (_from, _to, event) => (event.target as IDBDatabase).close(),
    terminated: forget,
  });
  opening.catch(forget);
  return opening;
}

const oldest = () => new Date(Date.now() - OLDEST_MS).toISOString();

/** Stores nothing if `isOwn` is false once the database is open: the user has left. */
export async function put(row: Row, isOwn: () => boolean): Promise<void> {
  if (JSON.stringify(row.data).length > LARGEST) return;
  const db = await database();
  if (!isOwn()) return;
  const changes = db.transaction('answers', 'readwrite');
  const written = changes.store.put(row);
  const swept = sweep(changes.store.index('at'), changes.store.count());
  await Promise.all([written, swept, changes.done]);
}

interface ByAge {
  openCursor(): Promise<AgeCursor | null>;
}
interface AgeCursor {
  readonly key: string;
  delete(): Promise<void>;
  continue(): Promise<AgeCursor | null>;
}

async function sweep(byAge: ByAge, counted: Promise<number>): Promise<void> {
  let over = (await counted) - MOST;
  let cursor = await byAge.openCursor();
  while (cursor && (over > 0 || cursor.key < oldest())) {
    over -= 1;
    await cursor.delete();
    cursor = await cursor.continue();
  }
}

export async function find(uid: string, question: string): Promise<Row | undefined> {
  const row = await (await database()).get('answers', [uid, question]);
  return row && row.at > oldest() ? row : undefined;
}

export async function clear(): Promise<void> {
  const db = await database();
  await db.clear('answers');
  db.close();
  opened = undefined;
}
