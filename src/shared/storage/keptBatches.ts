import { openDB, type DBSchema, type IDBPObjectStore } from 'idb';

/**
 * One database per account, as 500 records do not fit in localStorage. Without IndexedDB, kept as long as the page.
 */
const PREFIX = 'lastro-batch:';
const STORE = 'batches';

interface Schema extends DBSchema {
  batches: { key: string; value: object };
}
type Store = IDBPObjectStore<Schema, ['batches'], 'batches', IDBTransactionMode>;

const here = new Map<string, unknown>();
const nameOf = (uid: string) => `${PREFIX}${uid}`;

async function within<Result>(
  uid: string,
  mode: IDBTransactionMode,
  work: (store: Store) => Promise<Result>,
): Promise<Result> {
  const database = await openDB<Schema>(nameOf(uid), 1, {
    upgrade: (opened) => void opened.createObjectStore(STORE),
    // Lets a sign-out in another tab delete it at once.
    blocking: (_from, _to, event) => (event.target as IDBDatabase).close(),
  });
  try {
    return await work(database.transaction(STORE, mode).objectStore(STORE));
  } finally {
    database.close();
  }
}

const isHere = () => typeof indexedDB === 'undefined';

export async function readKept(uid: string, name: string): Promise<unknown> {
  if (isHere()) return here.get(`${nameOf(uid)} ${name}`);
  return within(uid, 'readonly', (store) => store.get(name));
}

/** With `beside`, stores only where that name still exists. True where stored. */
export async function keepThere(uid: string, name: string, value: object, beside?: string): Promise<boolean> {
  if (isHere()) return keepHere(uid, name, value, beside);
  return within(uid, 'readwrite', async (store) => {
    if (beside !== undefined && (await store.get(beside)) === undefined) return false;
    await store.put!(value, name);
    return true;
  });
}

function keepHere(uid: string, name: string, value: object, beside: string | undefined): boolean {
  if (beside !== undefined && !here.has(`${nameOf(uid)} ${beside}`)) return false;
  here.set(`${nameOf(uid)} ${name}`, value);
  return true;
}

export async function dropKept(uid: string, names: readonly string[]): Promise<void> {
  if (isHere()) return names.forEach((name) => here.delete(`${nameOf(uid)} ${name}`));
  await within(uid, 'readwrite', async (store) => {
    for (const name of names) await store.delete!(name);
  });
}

export async function forgetBatches(own?: string): Promise<void> {
  const kept = own === undefined ? undefined : nameOf(own);
  for (const key of here.keys()) if (!kept || !key.startsWith(`${kept} `)) here.delete(key);
  if (isHere()) return;
  const databases = await indexedDB.databases().catch(() => []);
  for (const { name } of databases) {
    if (name?.startsWith(PREFIX) && name !== kept) indexedDB.deleteDatabase(name);
  }
}
