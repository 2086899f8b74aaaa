import type { DraftEntry, DraftMark, KeptDraft as KeptThere, ToldOfDraft } from '../../../contract/drafts';
import type { Draft, Environment } from '../../../engine/index';
import { api } from '../api/api';
import { ApiError } from '../api/ApiError';
import { knownToken } from '../auth/knownToken';
import { forgetHere, readHere, type KeptDraft } from './localDrafts';
import { whenSent } from './underWay';

const quiet = { noLoading: true, ownErrors: true };

/** Changes to a request and links have one draft each, kept in this browser only. */
export const draftName = (product: string, of: string) => `${product}/${of}`;

/** A product may have several drafts, each with a key, here and on the server. */
export const keyedName = (product: string, key: string) => `${product}:${key}`;

/** An executive's link drafts stay in this browser, tied to the link's client. */
export function linkDraftName(product: string, { context }: Environment): string {
  const { companies } = context as { companies: readonly { value: string }[] };
  return draftName(product, `link-${companies[0]?.value ?? ''}`);
}

function addressOf(name: string): string | undefined {
  const [product, key] = name.split(':');
  return key === undefined ? undefined : `/draft/${product}/${key}`;
}

export const isKeptThere = (name: string) => addressOf(name) !== undefined;

/** Saves the draft on the server and returns its id. Rejects with ApiError, see isEnded. */
export async function keepThere(name: string, draft: SentDraft, id: string | undefined): Promise<string> {
  return (await api.put<DraftMark>(addressOf(name)!, bodyOf(draft, id), quiet)).data.id;
}

export type SentDraft = Draft & { readonly told?: ToldOfDraft };

/** Leaves out what only this browser keeps. */
const bodyOf = ({ definition, answers, steps, provenance, told }: SentDraft, id: string | undefined) => ({
  ...{ definition, answers, steps, provenance },
  ...(told && { told }),
  id,
});

const LONGEST_MS = 10_000;

/** Browsers carry 64 kB past the end of a page, of all that is under way. */
const MOST_BYTES = 60_000;

/**
 * Sends with keepalive as the page unloads. Undefined where impossible; it is then sent normally, or at the next
 * visit.
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

/** The draft was discarded or registered elsewhere, and must not come back. */
export const isEnded = (error: unknown) => isCode(error, 'DRAFT_ENDED');

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

export const EXPIRED = 'expired';
/** Younger copies never count as expired, whatever the server's limit. */
const YOUNG_MS = 7 * 24 * 3_600_000;

function copyOfExpired(uid: string, name: string): KeptDraft | typeof EXPIRED {
  const copy = readHere(uid, name);
  if (copy && Date.now() - Date.parse(copy.updatedAt) < YOUNG_MS) return copy;
  forgetHere(uid, name);
  return EXPIRED;
}

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

export const renameDraft = ({ Product, Key }: DraftEntry, Name: string | null) =>
  api.put(`/draft/${Product}/${Key}/name`, { Name }, quiet);

/** Forgets the draft everywhere, as its person wants it no more. Rejects with ApiError where the server still has it. */
export async function discardDraft(uid: string, name: string): Promise<void> {
  const address = addressOf(name);
  await whenSent(name);
  if (address) await api.delete(address, quiet);
  forgetHere(uid, name);
}

/** After registration; the server's copy expires by itself. */
export async function dropDraft(uid: string, name: string): Promise<void> {
  forgetHere(uid, name);
  await discardDraft(uid, name).catch(() => undefined);
}
