import type { Draft, Environment } from '../../../../engine';
import { api } from '../../../shared/api/api';

/** A draft with the moment it was kept. */
export interface KeptDraft extends Draft {
  /** ISO instant. */
  readonly updatedAt: string;
}

const quiet = { noLoading: true, ownErrors: true };
const PREFIX = 'lastro:draft';
const keyOf = (uid: string, name: string) => `${PREFIX}:${uid}:${name}`;

/** A draft is named for its product; changes to a quote have a draft of their own, in this browser only. */
export const draftName = (product: string, identifier?: string) =>
  identifier ? `${product}/${identifier}` : product;

/** What an executive types on links stays in this browser, and with the client whose link it is. */
export function linkDraftName(product: string, { context }: Environment): string {
  const { companies } = context as unknown as { companies: readonly { value: string }[] };
  return draftName(product, `link-${companies[0]?.value ?? ''}`);
}

const isShared = (name: string) => !name.includes('/');

/** Storage may be blocked or full: then the server's copy is all there is. */
function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

/** Keeps the draft in this browser. */
export function keepHere(uid: string, name: string, draft: Draft): void {
  const kept: KeptDraft = { ...draft, updatedAt: new Date().toISOString() };
  attempt(() => localStorage.setItem(keyOf(uid, name), JSON.stringify(kept)));
}

function readHere(uid: string, name: string): KeptDraft | undefined {
  const text = attempt(() => localStorage.getItem(keyOf(uid, name)));
  return text ? attempt(() => JSON.parse(text) as KeptDraft) : undefined;
}

/** Keeps the draft on the server, for another browser or a lost one. */
export async function keepThere(name: string, draft: Draft): Promise<void> {
  if (isShared(name)) await api.put(`/draft/${name}`, draft, quiet);
}

async function readThere(name: string): Promise<KeptDraft | undefined> {
  if (!isShared(name)) return undefined;
  try {
    return (await api.get<KeptDraft | null>(`/draft/${name}`, quiet)).data ?? undefined;
  } catch {
    return undefined;
  }
}

/** The newest draft of this browser and of the server. */
export async function findDraft(uid: string, name: string): Promise<KeptDraft | undefined> {
  const found = [readHere(uid, name), await readThere(name)].filter((draft) => draft !== undefined);
  return found.toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt))[0];
}

/** Forgets the draft everywhere: it was registered, or its person began anew. */
export async function dropDraft(uid: string, name: string): Promise<void> {
  attempt(() => localStorage.removeItem(keyOf(uid, name)));
  if (isShared(name)) await api.delete(`/draft/${name}`, quiet).catch(() => undefined);
}

/** Forgets what this browser keeps of anybody: someone signed out here on purpose. */
export function dropLocalDrafts(): void {
  attempt(() => {
    for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key);
  });
}
