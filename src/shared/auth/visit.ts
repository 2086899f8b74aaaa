const PREFIX = 'lastro:visit:';

function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

/** Remembers something for this visit: until the tab is closed or its person signs out. */
export function keepForVisit(key: string, value: unknown): void {
  attempt(() => sessionStorage.setItem(PREFIX + key, JSON.stringify(value)));
}

export function readOfVisit<T>(key: string): T | undefined {
  const text = attempt(() => sessionStorage.getItem(PREFIX + key));
  return text ? attempt(() => JSON.parse(text) as T) : undefined;
}

export function forgetOfVisit(key: string): void {
  attempt(() => sessionStorage.removeItem(PREFIX + key));
}

const NAME = 'name';
const OWNER = 'owner';

export function visitName(): string | undefined {
  if (readOfVisit(NAME) === undefined) keepForVisit(NAME, crypto.randomUUID());
  return readOfVisit<string>(NAME);
}

export function ownVisit(uid: string): void {
  const owner = readOfVisit<string>(OWNER);
  if (owner !== undefined && owner !== uid) endVisit();
  keepForVisit(OWNER, uid);
}

export function endVisit(): void {
  attempt(() => {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
  });
}
