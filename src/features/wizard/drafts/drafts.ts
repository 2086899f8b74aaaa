import type { Draft } from '../../../../engine';
import { api } from '../../../shared/api/api';

/** A draft with the moment it was kept. */
export interface KeptDraft extends Draft {
  /** ISO instant. */
  readonly updatedAt: string;
}

const quiet = { noLoading: true, ownErrors: true };
const PREFIX = 'lastro:draft';
const keyOf = (uid: string, product: string) => `${PREFIX}:${uid}:${product}`;

/** Storage may be blocked or full: then the server's copy is all there is. */
function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

/** Keeps the draft in this browser. */
export function keepHere(uid: string, product: string, draft: Draft): void {
  const kept: KeptDraft = { ...draft, updatedAt: new Date().toISOString() };
  attempt(() => localStorage.setItem(keyOf(uid, product), JSON.stringify(kept)));
}

function readHere(uid: string, product: string): KeptDraft | undefined {
  const text = attempt(() => localStorage.getItem(keyOf(uid, product)));
  return text ? attempt(() => JSON.parse(text) as KeptDraft) : undefined;
}

/** Keeps the draft on the server, for another browser or a lost one. */
export async function keepThere(product: string, draft: Draft): Promise<void> {
  await api.put(`/draft/${product}`, draft, quiet);
}

async function readThere(product: string): Promise<KeptDraft | undefined> {
  try {
    return (await api.get<KeptDraft | null>(`/draft/${product}`, quiet)).data ?? undefined;
  } catch {
    return undefined;
  }
}

/** The newest draft of this browser and of the server. */
export async function findDraft(uid: string, product: string): Promise<KeptDraft | undefined> {
  const found = [readHere(uid, product), await readThere(product)].filter((draft) => draft !== undefined);
  return found.toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt))[0];
}

/** Forgets the draft everywhere: it was registered, or its person began anew. */
export async function dropDraft(uid: string, product: string): Promise<void> {
  attempt(() => localStorage.removeItem(keyOf(uid, product)));
  await api.delete(`/draft/${product}`, quiet).catch(() => undefined);
}

/** Forgets what this browser keeps of anybody: someone signed out here on purpose. */
export function dropLocalDrafts(): void {
  attempt(() => {
    for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key);
  });
}
