const PREFIX = 'lastro:visit:';

/** Storage may be blocked or full: then it is not remembered, which holds nobody up. */
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

/** What `keepForVisit` was given under that key. */
export function readOfVisit<T>(key: string): T | undefined {
  const text = attempt(() => sessionStorage.getItem(PREFIX + key));
  return text ? attempt(() => JSON.parse(text) as T) : undefined;
}

export function forgetOfVisit(key: string): void {
  attempt(() => sessionStorage.removeItem(PREFIX + key));
}

const NAME = 'name';
const OWNER = 'owner';

/** Tells this visit from the one before and the one after. */
export function visitName(): string | undefined {
  if (readOfVisit(NAME) === undefined) keepForVisit(NAME, crypto.randomUUID());
  return readOfVisit<string>(NAME);
}

/** A visit is one person's: what is left of another's, whose session ran out or was ended in another tab, goes. */
export function ownVisit(uid: string): void {
  const owner = readOfVisit<string>(OWNER);
  if (owner !== undefined && owner !== uid) endVisit();
  keepForVisit(OWNER, uid);
}

/** The visit is over: somebody signed out on purpose. */
export function endVisit(): void {
  attempt(() => {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
  });
}
