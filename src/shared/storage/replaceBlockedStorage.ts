type StorageName = 'localStorage' | 'sessionStorage';

let blocked = false;

/** Whether the browser keeps nothing for this site, so that a session lasts as long as its page. */
export const isStorageBlocked = () => blocked;

/**
 * Puts a storage that lasts as long as the page where the browser forbids its own, so that nothing else has to ask.
 * Runs before anything is kept.
 */
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

/** A Storage in memory; what reads all keys of one finds them by Object.keys too. */
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
