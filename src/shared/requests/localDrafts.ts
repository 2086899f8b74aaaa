import type { DraftEntry } from '../../../contract/drafts';
import type { Draft } from '../../../engine/index';
import type { ToldNews } from '../../../renderers';
import { serverNow } from '../config/serverClock';

/** A draft with the moment it was kept. */
export interface KeptDraft extends Draft, DraftOrigin {
  /** ISO instant. */
  readonly updatedAt: string;
  /** What has changed since it was begun, in this browser only: told until it is closed, not just at the first opening. */
  readonly news?: ToldNews;
  /** The server has it as it is here. */
  readonly isSent?: true;
  /** How lists tell of it, before the server does. */
  readonly words?: DraftWords;
}

export type DraftWords = Pick<DraftEntry, 'Step' | 'Choice'>;

/** What of a draft is kept in this browser alone. */
export type OnlyHere = Pick<KeptDraft, 'news' | 'words'>;

/** Which draft a window writes to: a window whose draft was ended elsewhere must not bring it back. */
export interface DraftOrigin {
  /** The server's; none before the draft is there. */
  id?: string;
  /** Of the copy in this browser; none before there is one. */
  mark?: string;
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

/** Whether the copy that this window writes on was taken away by another one. */
export function isEndedHere(uid: string, name: string, { mark }: DraftOrigin): boolean {
  return mark !== undefined && readHere(uid, name)?.mark !== mark;
}

/** Keeps the draft in this browser, on the copy of `origin` or the one there is. */
export function keepHere(uid: string, name: string, draft: OnlyHere & Draft, origin: DraftOrigin): void {
  const mark = origin.mark ?? readHere(uid, name)?.mark ?? crypto.randomUUID();
  const kept: KeptDraft = { ...draft, id: origin.id, mark, updatedAt: serverNow().toISOString() };
  attempt(() => {
    write(uid, name, kept);
    origin.mark = mark;
  });
}

/** The server has answered for the copy as it was at `at`, by the draft `id`: whatever was kept since still waits. */
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

/** Names of the drafts that this browser keeps of a person. */
export function namesHere(uid: string): readonly string[] {
  const prefix = keyOf(uid, '');
  const keys = attempt(() => Object.keys(localStorage)) ?? [];
  return keys.filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length));
}

/** Whose drafts are typed on a link, and can be taken up on that client's link alone. */
const OF_LINKS = 'executive';

/**
 * Forgets what this browser keeps of anybody, as someone signed out here on purpose; or of anybody but `own`, who has
 * signed in after another one's session had run out.
 */
export function dropLocalDrafts(own?: string): void {
  attempt(() => {
    const kept = own === undefined ? [] : [keyOf(own, ''), keyOf(OF_LINKS, '')];
    const isDropped = (key: string) => key.startsWith(PREFIX) && !kept.some((start) => key.startsWith(start));
    for (const key of Object.keys(localStorage)) if (isDropped(key)) localStorage.removeItem(key);
  });
}
