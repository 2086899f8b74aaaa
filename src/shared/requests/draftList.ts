import type { DraftEntry } from '../../../contract/drafts';
import { api } from '../api/api';
import type { ListedDraft } from './draftWords';
import { namesHere, readHere } from './localDrafts';
import { allSent } from './underWay';

const quiet = { noLoading: true, ownErrors: true };

/** The drafts that the server keeps, newest first, of one product or of all. Rejects with ApiError. */
const listThere = async (product?: string) =>
  (await api.get<readonly DraftEntry[]>('/draft', { ...quiet, params: { product } })).data;

export interface DraftList {
  readonly drafts: readonly ListedDraft[];
  /** False where the server, which may have more, could not be asked. */
  readonly isWhole: boolean;
}

export async function listDrafts(uid: string, product?: string): Promise<DraftList> {
  await allSent();
  const there = await listThere(product).catch(() => undefined);
  const here = draftsHere(uid).filter(({ Product }) => !product || Product === product);
  return { drafts: withWaiting(there ?? [], here, there === undefined), isWhole: there !== undefined };
}

const isOf = (one: DraftEntry) => (other: DraftEntry) =>
  one.Product === other.Product && one.Key === other.Key;

/**
 * Newest first; unsent local versions replace older ones. A draft once on the server and now missing has ended,
 * unless the server cannot be asked.
 */
function withWaiting(
  there: readonly DraftEntry[],
  here: readonly WaitingDraft[],
  isUnasked = false,
): readonly ListedDraft[] {
  const shown = here.flatMap(({ hasBeenThere, ...draft }) => {
    const known = there.find(isOf(draft));
    if (!known) return hasBeenThere && !isUnasked ? [] : [draft];
    return known.UpdatedAt > draft.UpdatedAt ? [] : [{ ...known, ...given(draft) }];
  });
  const others = there.filter((draft) => !shown.some(isOf(draft)));
  return [...shown, ...others].toSorted((a, b) => b.UpdatedAt.localeCompare(a.UpdatedAt));
}

/** Name, insured and expiry come from the server alone. */
const given = ({ Step, Choice, UpdatedAt, isOnlyHere }: ListedDraft) => ({
  Step,
  Choice,
  UpdatedAt,
  isOnlyHere,
});

export interface WaitingDraft extends ListedDraft {
  readonly hasBeenThere: boolean;
}

export function draftsHere(uid: string): readonly WaitingDraft[] {
  const all = namesHere(uid).flatMap((name) => waitingOf(uid, name));
  return all.toSorted((a, b) => a.UpdatedAt.localeCompare(b.UpdatedAt));
}

function waitingOf(uid: string, name: string): readonly WaitingDraft[] {
  const [Product, Key] = name.split(':');
  const draft = readHere(uid, name);
  if (!Product || !Key || !draft || draft.isSent) return [];
  const words = draft.words ?? { Step: null, Choice: null };
  const unknown = { Name: null, InsuredName: null, DaysLeft: null };
  const entry = { ...unknown, ...words, Product, Key, UpdatedAt: draft.updatedAt };
  return [{ ...entry, isOnlyHere: true, hasBeenThere: draft.id !== undefined }];
}
