import { useEffect, useState } from 'react';
import { findDraft } from './drafts';
import type { KeptDraft } from '../../../shared/requests/localDrafts';

/** The draft there is: `undefined` while it is looked for, `null` when there is none. */
export function useFoundDraft(uid: string, name: string) {
  const [draft, setDraft] = useState<KeptDraft | null>();
  useEffect(() => {
    let current = true;
    void findDraft(uid, name).then((found) => current && setDraft(found ?? null));
    return () => void (current = false);
  }, [uid, name]);
  return [draft, () => setDraft(null)] as const;
}
