import { useEffect, useState } from 'react';
import { forgetOfVisit, keepForVisit, readOfVisit } from '../../../src/shared/auth/visit';
import { useUid } from '../../../src/shared/auth/useSession';

/** What was typed in a file and is not saved, over the version that was read. */
export interface Edit {
  readonly text: string;
  readonly version: number;
  /** The text of that version; unknown of what was brought along from another draft. */
  readonly base?: string;
}

export type Edits = Readonly<Record<string, Edit>>;

/** Where the tab keeps what one person typed in a draft: whoever signs in next in the same tab finds nothing of it. */
const keyOf = (draft: string, uid = '') => `workbench:${uid}:${draft}`;

/** Puts texts into the page of a draft that is about to be opened, as if they had been typed there. */
export function typeInto(draft: string, uid: string | undefined, texts: ReadonlyMap<string, string>): void {
  const edits = [...texts].map(([file, text]) => [file, { text, version: 0 }] as const);
  keepForVisit(keyOf(draft, uid), Object.fromEntries(edits));
}

/** Keeps what is typed until the tab is closed or its person signs out: a reload or a lost connection loses nothing. */
export function useEdits(draft: string) {
  const uid = useUid();
  // Whose page it is does not change when the session ends under it.
  const [key] = useState(() => keyOf(draft, uid));
  const [edits, setEdits] = useState<Edits>(() => readOfVisit<Edits>(key) ?? {});
  useEffect(() => {
    if (Object.keys(edits).length === 0) forgetOfVisit(key);
    else keepForVisit(key, edits);
  }, [key, edits]);
  return [edits, setEdits] as const;
}
