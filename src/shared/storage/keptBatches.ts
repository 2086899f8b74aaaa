import { openDB, type DBSchema, type IDBPObjectStore } from 'idb';

/**
 * What an account's spreadsheets are on their way to, kept in this browser: a database for each account, since 500 records do
 * not fit where drafts are kept. Where the browser has none it is kept as long as the page is.
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
    // Who signs out in another tab waits for nobody.
    blocking: (_from, _to, event) => (event.target as IDBDatabase).close(),
  });
  try {
    return await work(database.transaction(STORE, mode).objectStore(STORE));
  } finally {
    database.close();
  }
}

const isHere = () => typeof indexedDB === 'undefined';

/** The value kept under a name; undefined where there is none. */
export async function readKept(uid: string, name: string): Promise<unknown> {
  if (isHere()) return here.get(`${nameOf(uid)} ${name}`);
  return within(uid, 'readonly', (store) => store.get(name));
}

/** Keeps a value; with `beside`, only where something is kept under that name still. Gives whether it is kept. */
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

/** Forgets the batches of everybody but `own`. */
export async function forgetBatches(own?: string): Promise<void> {
  const kept = own === undefined ? undefined : nameOf(own);
  for (const key of here.keys()) if (!kept || !key.startsWith(`${kept} `)) here.delete(key);
  if (isHere()) return;
  const databases = await indexedDB.databases().catch(() => []);
  for (const { name } of databases) {
    if (name?.startsWith(PREFIX) && name !== kept) indexedDB.deleteDatabase(name);
  }
}
