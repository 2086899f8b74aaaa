import type { DraftMark, KeptDraft as KeptThere } from '../../../../contract/drafts';
import type { Draft, Environment } from '../../../../engine';
import { api } from '../../../shared/api/api';
import { ApiError } from '../../../shared/api/ApiError';
import { forgetHere, readHere, type DraftOrigin, type KeptDraft } from '../../../shared/requests/localDrafts';

const quiet = { noLoading: true, ownErrors: true };

/** A draft is named for its product; changes to a quote have a draft of their own, in this browser only. */
export const draftName = (product: string, identifier?: string) =>
  identifier ? `${product}/${identifier}` : product;

/** What an executive types on links stays in this browser, and with the client whose link it is. */
export function linkDraftName(product: string, { context }: Environment): string {
  const { companies } = context as unknown as { companies: readonly { value: string }[] };
  return draftName(product, `link-${companies[0]?.value ?? ''}`);
}

const isShared = (name: string) => !name.includes('/');

/** Keeps the draft on the server, for another browser or a lost one. Rejects with ApiError, see isEnded. */
export async function keepThere(name: string, draft: Draft, origin: DraftOrigin): Promise<void> {
  if (!isShared(name)) return;
  const body = { ...draft, id: origin.id };
  origin.id = (await api.put<DraftMark>(`/draft/${name}`, body, quiet)).data.id;
}

/** Whether the server refused to bring back a draft that was forgotten or registered elsewhere. */
export function isEnded(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'DRAFT_ENDED';
}

/** The server's draft: `null` where there is none, `undefined` where it cannot be asked. */
async function readThere(name: string): Promise<KeptThere | null | undefined> {
  if (!isShared(name)) return undefined;
  try {
    return (await api.get<KeptThere | null>(`/draft/${name}`, quiet)).data;
  } catch {
    return undefined;
  }
}

/** The newest draft of this browser and of the server; a copy here of one that ended there is forgotten. */
export async function findDraft(uid: string, name: string): Promise<KeptDraft | undefined> {
  const [there, copy] = [await readThere(name), readHere(uid, name)];
  const hasEnded = there !== undefined && copy?.id !== undefined && copy.id !== there?.id;
  if (hasEnded) forgetHere(uid, name);
  const here = hasEnded ? undefined : copy;
  const [newest] = [here, there]
    .filter((draft) => draft !== undefined && draft !== null)
    .toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt));
  return newest && { ...newest, id: there?.id ?? here?.id, mark: here?.mark };
}

/** Forgets the draft everywhere: it was registered, or its person began anew. */
export async function dropDraft(uid: string, name: string): Promise<void> {
  forgetHere(uid, name);
  if (isShared(name)) await api.delete(`/draft/${name}`, quiet).catch(() => undefined);
}
