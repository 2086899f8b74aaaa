import type { DraftEntry } from '../../../contract/drafts';
import { api } from '../api/api';
import type { ListedDraft } from './draftWords';
import { namesHere, readHere } from './localDrafts';
import { allSent } from './underWay';

const quiet = { noLoading: true, ownErrors: true };

/** The drafts that the server keeps, newest first, of one product or of all. Rejects with ApiError. */
const listThere = async (product?: string) =>
  (await api.get<readonly DraftEntry[]>('/draft', { ...quiet, params: { product } })).data;

/** Drafts that one can go on with. */
export interface DraftList {
  readonly drafts: readonly ListedDraft[];
  /** Whether the server could be asked: it keeps more than this browser. */
  readonly isWhole: boolean;
}

/** A person's drafts, newest first: those of the server, and what has not left this browser yet. */
export async function listDrafts(uid: string, product?: string): Promise<DraftList> {
  await allSent();
  const there = await listThere(product).catch(() => undefined);
  const here = draftsHere(uid).filter(({ Product }) => !product || Product === product);
  return { drafts: withWaiting(there ?? [], here, there === undefined), isWhole: there !== undefined };
}

const isOf = (one: DraftEntry) => (other: DraftEntry) =>
  one.Product === other.Product && one.Key === other.Key;

/**
 * The server's drafts, newest first, with what waits here in place of what is older there. What the server once had and
 * has no more has ended, unless it cannot be asked.
 */
export function withWaiting(
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

/** The server alone knows its name, whom it is for, and how long it is kept. */
const given = ({ Step, Choice, UpdatedAt, isOnlyHere }: ListedDraft) => ({
  Step,
  Choice,
  UpdatedAt,
  isOnlyHere,
});

/** A draft that this browser has and the server has not yet. */
export interface WaitingDraft extends ListedDraft {
  readonly hasBeenThere: boolean;
}

/** What waits in this browser to be sent, in the order in which it was left. */
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
