import { useEffect, useState } from 'react';
import { forgetOfVisit, keepForVisit, readOfVisit } from '../../../src/shared/auth/visit';
import { useUid } from '../../../src/shared/auth/useSession';

export interface Edit {
  readonly text: string;
  readonly version: number;
  /** That version's text; unknown if brought from another draft. */
  readonly base?: string;
}

export type Edits = Readonly<Record<string, Edit>>;

/** Per person, so that the next one to sign in in the tab finds nothing. */
const keyOf = (draft: string, uid = '') => `workbench:${uid}:${draft}`;

/** Hands texts to a draft's page that is about to open, as if typed there. */
export function typeInto(draft: string, uid: string | undefined, texts: ReadonlyMap<string, string>): void {
  const edits = [...texts].map(([file, text]) => [file, { text, version: 0 }] as const);
  keepForVisit(keyOf(draft, uid), Object.fromEntries(edits));
}

/** Keeps typed text until the tab closes or the person signs out, so a reload loses nothing. */
export function useEdits(draft: string) {
  const uid = useUid();
  // The page keeps its owner when the session ends.
  const [key] = useState(() => keyOf(draft, uid));
  const [edits, setEdits] = useState<Edits>(() => readOfVisit<Edits>(key) ?? {});
  useEffect(() => {
    if (Object.keys(edits).length === 0) forgetOfVisit(key);
    else keepForVisit(key, edits);
  }, [key, edits]);
  return [edits, setEdits] as const;
}
