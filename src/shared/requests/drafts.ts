import type { DraftEntry, DraftMark, KeptDraft as KeptThere, ToldOfDraft } from '../../../contract/drafts';
import type { Draft, Environment } from '../../../engine/index';
import { api } from '../api/api';
import { ApiError } from '../api/ApiError';
import { knownToken } from '../auth/knownToken';
import { forgetHere, readHere, type KeptDraft } from './localDrafts';
import { whenSent } from './underWay';

const quiet = { noLoading: true, ownErrors: true };

/** Changes to a request, and what is typed on a link, have one draft of that name, in this browser only. */
export const draftName = (product: string, of: string) => `${product}/${of}`;

/** What a product is asked for with may be left several times: each draft has its key, here and on the server. */
export const keyedName = (product: string, key: string) => `${product}:${key}`;

/** What an executive types on links stays in this browser, and with the client whose link it is. */
export function linkDraftName(product: string, { context }: Environment): string {
  const { companies } = context as { companies: readonly { value: string }[] };
  return draftName(product, `link-${companies[0]?.value ?? ''}`);
}

/** Where the server keeps a draft of that name; undefined for those of this browser alone. */
function addressOf(name: string): string | undefined {
  const [product, key] = name.split(':');
  return key === undefined ? undefined : `/draft/${product}/${key}`;
}

/** Whether drafts of that name are kept on the server too. */
export const isKeptThere = (name: string) => addressOf(name) !== undefined;

/**
 * Keeps the draft on the server, for another browser or a lost one, and gives the server's name of it. Rejects with
 * ApiError, see isEnded.
 */
export async function keepThere(name: string, draft: SentDraft, id: string | undefined): Promise<string> {
  return (await api.put<DraftMark>(addressOf(name)!, bodyOf(draft, id), quiet)).data.id;
}

/** A draft, with what is still told of changes since it was begun. */
export type SentDraft = Draft & { readonly told?: ToldOfDraft };

/** Nothing that this browser alone keeps of it. */
const bodyOf = ({ definition, answers, steps, provenance, told }: SentDraft, id: string | undefined) => ({
  ...{ definition, answers, steps, provenance },
  ...(told && { told }),
  id,
});

/** Lists wait for it, where the page is still there. */
const LONGEST_MS = 10_000;

/** Browsers carry 64 kB past the end of a page, of all that is under way. */
const MOST_BYTES = 60_000;

/**
 * Keeps it as its page is left: the browser sends it though the page is gone. Undefined where it cannot; then it is sent
 * like any other, or the next time that the portal is open.
 */
export function keepOnLeaving(
  name: string,
  draft: SentDraft,
  id: string | undefined,
): Promise<string> | undefined {
  const body = JSON.stringify(bodyOf(draft, id));
  const token = knownToken();
  if (!token || new Blob([body]).size > MOST_BYTES) return undefined;
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const signal = AbortSignal.timeout(LONGEST_MS);
  const sent = fetch(`/api${addressOf(name)!}`, { method: 'PUT', body, headers, keepalive: true, signal });
  return sent.then(idIn, notReached);
}

async function idIn(response: Response): Promise<string> {
  const answer = (await response.json()) as { Data: DraftMark | null; Code?: string };
  if (answer.Data) return answer.Data.id;
  throw new ApiError({ status: response.status, code: answer.Code, message: '' });
}

function notReached(): never {
  throw new ApiError({ status: 0, code: 'NETWORK', message: '' });
}

const isCode = (error: unknown, code: string) => error instanceof ApiError && error.code === code;

/** Whether the server refused to bring back a draft that was forgotten or registered elsewhere. */
export const isEnded = (error: unknown) => isCode(error, 'DRAFT_ENDED');

/** Whether its person has as many drafts as the server keeps. */
export const isFull = (error: unknown) => isCode(error, 'TOO_MANY_DRAFTS');

/** The server's draft: `null` where there is none, `undefined` where it cannot be asked. */
export async function readThere(name: string): Promise<KeptThere | typeof EXPIRED | null | undefined> {
  const address = addressOf(name);
  if (!address) return undefined;
  try {
    return (await api.get<KeptThere | null>(address, quiet)).data;
  } catch (error) {
    return isCode(error, 'DRAFT_EXPIRED') ? EXPIRED : undefined;
  }
}

/** Stands for a draft that was kept for so long that its answers are gone. */
export const EXPIRED = 'expired';
/** A copy that is younger has not expired, however few days the server keeps drafts. */
const YOUNG_MS = 7 * 24 * 3_600_000;

/** The copy in this browser of what has expired on the server goes with it, unless it was written lately. */
function copyOfExpired(uid: string, name: string): KeptDraft | typeof EXPIRED {
  const copy = readHere(uid, name);
  if (copy && Date.now() - Date.parse(copy.updatedAt) < YOUNG_MS) return copy;
  forgetHere(uid, name);
  return EXPIRED;
}

/** The newest draft of this browser and of the server; a copy here of one that ended there is forgotten. */
export async function findDraft(uid: string, name: string): Promise<KeptDraft | typeof EXPIRED | undefined> {
  const there = await readThere(name);
  if (there === EXPIRED) return copyOfExpired(uid, name);
  const copy = readHere(uid, name);
  const hasEnded = there !== undefined && copy?.id !== undefined && copy.id !== there?.id;
  if (hasEnded) forgetHere(uid, name);
  const here = hasEnded ? undefined : copy;
  const [newest] = [here, there]
    .filter((draft) => draft !== undefined && draft !== null)
    .toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt));
  return newest && { ...newest, id: there?.id ?? here?.id, mark: here?.mark, news: here?.news };
}

/** Calls a draft by a name of its person's, or by none. */
export const renameDraft = ({ Product, Key }: DraftEntry, Name: string | null) =>
  api.put(`/draft/${Product}/${Key}/name`, { Name }, quiet);

/** Forgets the draft everywhere, as its person wants it no more. Rejects with ApiError where the server still has it. */
export async function discardDraft(uid: string, name: string): Promise<void> {
  const address = addressOf(name);
  await whenSent(name);
  if (address) await api.delete(address, quiet);
  forgetHere(uid, name);
}

/** Forgets the draft everywhere, as it was registered; what the server keeps of it expires by itself. */
export async function dropDraft(uid: string, name: string): Promise<void> {
  forgetHere(uid, name);
  await discardDraft(uid, name).catch(() => undefined);
}
