import type { FileReference } from '../../../engine';
import type { ComplaintKind } from './api';

/** What is in the form. */
export interface ComplaintDraft {
  kind: ComplaintKind | undefined;
  subject: string;
  text: string;
  file: FileReference | null;
}

export const emptyDraft: ComplaintDraft = { kind: undefined, subject: '', text: '', file: null };

const keyOf = (uid: string) => `complaint:${uid}`;

/** What this person left unsent in this browser session; nothing where storage is blocked. */
export function readDraft(uid: string): ComplaintDraft {
  try {
    const kept = JSON.parse(sessionStorage.getItem(keyOf(uid)) ?? '{}') as Partial<ComplaintDraft>;
    return { ...emptyDraft, ...kept };
  } catch {
    return emptyDraft;
  }
}

export function keepDraft(uid: string, draft: ComplaintDraft): void {
  try {
    if (isEmpty(draft)) sessionStorage.removeItem(keyOf(uid));
    else sessionStorage.setItem(keyOf(uid), JSON.stringify(draft));
  } catch {
    // A browser that keeps nothing loses the draft and nothing else.
  }
}

const isEmpty = ({ kind, subject, text, file }: ComplaintDraft) => !kind && !subject && !text && !file;
