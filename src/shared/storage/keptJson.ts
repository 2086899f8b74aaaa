/** What a browser kept under a key; undefined where it kept nothing, or no JSON, or blocks its storage. */
export function keptJson(place: 'local' | 'session', key: string): unknown {
  return attempt(() => JSON.parse(storageOf(place).getItem(key) ?? 'null') as unknown);
}

/** Keeps it; where the storage is blocked nothing is remembered, and that is all. */
export function keepJson(place: 'local' | 'session', key: string, value: object): void {
  attempt(() => storageOf(place).setItem(key, JSON.stringify(value)));
}

const storageOf = (place: 'local' | 'session') => (place === 'local' ? localStorage : sessionStorage);

function attempt<Value>(work: () => Value): Value | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
