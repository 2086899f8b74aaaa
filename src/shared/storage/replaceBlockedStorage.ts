type StorageName = 'localStorage' | 'sessionStorage';

let blocked = false;

/** Whether the browser keeps nothing for this site, so that a session lasts as long as its page. */
export const isStorageBlocked = () => blocked;

/** Replaces blocked storage by one that lasts as long as the page. Must run before anything is stored. */
export function replaceBlockedStorage(page: Window = window): void {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    if (isUsable(page, name)) continue;
    blocked = true;
    Object.defineProperty(page, name, { configurable: true, value: memoryStorage() });
  }
}

function isUsable(page: Window, name: StorageName): boolean {
  const probe = 'lastro:probe';
  try {
    page[name].setItem(probe, probe);
    page[name].removeItem(probe);
    return true;
  } catch {
    return false;
  }
}

/** Keys are enumerable by Object.keys, as in a real Storage. */
function memoryStorage(): Storage {
  const kept = new Map<string, string>();
  const methods = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, String(value)),
    removeItem: (key: string) => void kept.delete(key),
    clear: () => kept.clear(),
    key: (at: number) => [...kept.keys()][at] ?? null,
  };
  return new Proxy(methods as Storage, {
    get: (target, name) => (name === 'length' ? kept.size : Reflect.get(target, name)),
    ownKeys: () => [...kept.keys()],
    getOwnPropertyDescriptor: (_target, name) =>
      kept.has(String(name)) ? { enumerable: true, configurable: true } : undefined,
  });
}
