import type { DraftEntry } from '../../../contract/drafts';
import type { Draft } from '../../../engine/index';
import type { ToldNews } from '../../../renderers';
import { serverNow } from '../config/serverClock';

export interface KeptDraft extends Draft, DraftOrigin {
  /** ISO instant. */
  readonly updatedAt: string;
  /** Changes since it was begun, in this browser only: shown until closed, not only at the first opening. */
  readonly news?: ToldNews | undefined;
  /** The server has this version. */
  readonly isSent?: true;
  readonly words?: DraftWords;
}

export type DraftWords = Pick<DraftEntry, 'Step' | 'Choice'>;

export type OnlyHere = Pick<KeptDraft, 'news' | 'words'>;

/** Which draft a window writes: one whose draft ended elsewhere must not restore it. */
export interface DraftOrigin {
  /** Server's id, once the draft is there. */
  id?: string | undefined;
  /** Id of this browser's copy, once there is one. */
  mark?: string | undefined;
}

const PREFIX = 'lastro:draft';

export const keyOf = (uid: string, name: string) => `${PREFIX}:${uid}:${name}`;

/** Storage may be blocked or full: then the server's copy is all there is. */
function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

export function readHere(uid: string, name: string): KeptDraft | undefined {
  const text = attempt(() => localStorage.getItem(keyOf(uid, name)));
  return text ? attempt(() => JSON.parse(text) as KeptDraft) : undefined;
}

export function isEndedHere(uid: string, name: string, { mark }: DraftOrigin): boolean {
  return mark !== undefined && readHere(uid, name)?.mark !== mark;
}

export function keepHere(uid: string, name: string, draft: OnlyHere & Draft, origin: DraftOrigin): void {
  const mark = origin.mark ?? readHere(uid, name)?.mark ?? crypto.randomUUID();
  const kept: KeptDraft = { ...draft, id: origin.id, mark, updatedAt: serverNow().toISOString() };
  attempt(() => {
    write(uid, name, kept);
    origin.mark = mark;
  });
}

/** Marks the copy of `at` as stored under `id`; later changes still wait. */
export function noteSent(
  uid: string,
  name: string,
  { id, at }: { id: string; at: string | undefined },
): void {
  const copy = readHere(uid, name);
  if (!copy) return;
  const { isSent: _, ...waiting } = copy;
  attempt(() =>
    write(uid, name, copy.updatedAt === at ? { ...waiting, id, isSent: true } : { ...waiting, id }),
  );
}

const write = (uid: string, name: string, draft: KeptDraft) =>
  localStorage.setItem(keyOf(uid, name), JSON.stringify(draft));

export function forgetHere(uid: string, name: string): void {
  attempt(() => localStorage.removeItem(keyOf(uid, name)));
}

export function namesHere(uid: string): readonly string[] {
  const prefix = keyOf(uid, '');
  const keys = attempt(() => Object.keys(localStorage)) ?? [];
  return keys.filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length));
}

const OF_LINKS = 'executive';

/**
 * Forgets all local drafts after a deliberate sign-out, or all but `own`'s after another user's session expired.
 */
export function dropLocalDrafts(own?: string): void {
  attempt(() => {
    const kept = own === undefined ? [] : [keyOf(own, ''), keyOf(OF_LINKS, '')];
    const isDropped = (key: string) => key.startsWith(PREFIX) && !kept.some((start) => key.startsWith(start));
    for (const key of Object.keys(localStorage)) if (isDropped(key)) localStorage.removeItem(key);
  });
}
