import type { DraftEntry, DraftMark, KeptDraft as KeptThere } from '../../../contract/drafts';
import type { Draft, Environment } from '../../../engine';
import { api } from '../api/api';
import { ApiError } from '../api/ApiError';
import { forgetHere, namesHere, readHere, type DraftOrigin, type KeptDraft } from './localDrafts';

const quiet = { noLoading: true, ownErrors: true };

/** Changes to a request, and what is typed on a link, have one draft of that name, in this browser only. */
export const draftName = (product: string, of: string) => `${product}/${of}`;

/** What a product is asked for with may be left several times: each draft has its key, here and on the server. */
export const keyedName = (product: string, key: string) => `${product}:${key}`;

/** What an executive types on links stays in this browser, and with the client whose link it is. */
export function linkDraftName(product: string, { context }: Environment): string {
  const { companies } = context as unknown as { companies: readonly { value: string }[] };
  return draftName(product, `link-${companies[0]?.value ?? ''}`);
}

/** Where the server keeps a draft of that name; undefined for those of this browser alone. */
function addressOf(name: string): string | undefined {
  const [product, key] = name.split(':');
  return key === undefined ? undefined : `/draft/${product}/${key}`;
}

/** Keeps the draft on the server, for another browser or a lost one. Rejects with ApiError, see isEnded. */
export async function keepThere(name: string, draft: Draft, origin: DraftOrigin): Promise<void> {
  const address = addressOf(name);
  if (!address) return;
  origin.id = (await api.put<DraftMark>(address, { ...draft, id: origin.id }, quiet)).data.id;
}

const isCode = (error: unknown, code: string) => error instanceof ApiError && error.code === code;

/** Whether the server refused to bring back a draft that was forgotten or registered elsewhere. */
export const isEnded = (error: unknown) => isCode(error, 'DRAFT_ENDED');

/** Whether its person has as many drafts as the server keeps. */
export const isFull = (error: unknown) => isCode(error, 'TOO_MANY_DRAFTS');

/** The server's draft: `null` where there is none, `undefined` where it cannot be asked. */
async function readThere(name: string): Promise<KeptThere | typeof EXPIRED | null | undefined> {
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

/** The drafts that the server keeps, newest first, of one product or of all. Rejects with ApiError. */
const listThere = async (product?: string) =>
  (await api.get<readonly DraftEntry[]>('/draft', { ...quiet, params: { product } })).data;

/** Drafts that one can go on with. */
export interface DraftList {
  readonly drafts: readonly DraftEntry[];
  /** Whether the server could be asked: it keeps more than this browser. */
  readonly isWhole: boolean;
}

/** A person's drafts, newest first: those of the server, and what has not left this browser yet. */
export async function listDrafts(uid: string, product?: string): Promise<DraftList> {
  const there = await listThere(product).catch(() => undefined);
  const isThere = (name: string) => there?.some(({ Product, Key }) => keyedName(Product, Key) === name);
  const here = namesHere(uid).filter((name) => !isThere(name));
  const all = [...here.flatMap((name) => unsent(uid, name, product)), ...(there ?? [])];
  return {
    drafts: all.toSorted((a, b) => b.UpdatedAt.localeCompare(a.UpdatedAt)),
    isWhole: there !== undefined,
  };
}

/** What the server never had; a copy of what it once had and has no more ends when it is asked for. */
function unsent(uid: string, name: string, wanted?: string): readonly DraftEntry[] {
  const [Product, Key] = name.split(':');
  const draft = readHere(uid, name);
  if (!Product || !Key || !draft || draft.id !== undefined || (wanted && wanted !== Product)) return [];
  const unknown = { Name: null, InsuredName: null, Step: null, Choice: null, DaysLeft: null };
  return [{ ...unknown, Product, Key, UpdatedAt: draft.updatedAt }];
}

/** Calls a draft by a name of its person's, or by none. */
export const renameDraft = ({ Product, Key }: DraftEntry, Name: string | null) =>
  api.put(`/draft/${Product}/${Key}/name`, { Name }, quiet);

/** Forgets the draft everywhere, as its person wants it no more. Rejects with ApiError where the server still has it. */
export async function discardDraft(uid: string, name: string): Promise<void> {
  const address = addressOf(name);
  if (address) await api.delete(address, quiet);
  forgetHere(uid, name);
}

/** Forgets the draft everywhere, as it was registered; what the server keeps of it expires by itself. */
export async function dropDraft(uid: string, name: string): Promise<void> {
  forgetHere(uid, name);
  await discardDraft(uid, name).catch(() => undefined);
}
