import { useEffect, useState } from 'react';
import { findDraft, type EXPIRED } from '../../../shared/requests/drafts';
import type { KeptDraft } from '../../../shared/requests/localDrafts';

/** `undefined` while searching, `null` when there is none or the wizard is new. */
export function useFoundDraft(uid: string, name: string, isNew = false) {
  const [draft, setDraft] = useState<KeptDraft | typeof EXPIRED | null | undefined>(isNew ? null : undefined);
  useEffect(() => {
    if (isNew) return undefined;
    let current = true;
    void findDraft(uid, name).then((found) => current && setDraft(found ?? null));
    return () => void (current = false);
  }, [uid, name, isNew]);
  return [draft, () => setDraft(null)] as const;
}
