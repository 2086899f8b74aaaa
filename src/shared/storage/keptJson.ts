/** Undefined where nothing is kept, it is no JSON, or storage is blocked. */
export function keptJson(place: 'local' | 'session', key: string): unknown {
  return attempt(() => JSON.parse(storageOf(place).getItem(key) ?? 'null') as unknown);
}

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
