import { useEffect, useState } from 'react';
import type { CompiledDefinition } from '../../../../engine/index';
import type { RequestEntry } from '../../../../engine/definition';
import { loadByHash } from '../../../shared/products/definitions';
import type { KeptDraft } from '../../../shared/requests/localDrafts';

interface Wanted {
  readonly entry: RequestEntry;
  readonly definition: CompiledDefinition;
}

/**
 * The version that a draft was kept under, where it is not the one that it opens under: `undefined` while it is loaded,
 * `null` where there is none or it cannot be had, with which the draft opens too.
 */
export function useFormer({ entry, definition }: Wanted, draft: KeptDraft | null | undefined) {
  const hash = draft && isOther(draft.definition, definition) ? draft.definition : undefined;
  const [loaded, setLoaded] = useState<{ hash: string; former: CompiledDefinition | null }>();
  useEffect(() => {
    if (!hash) return undefined;
    let isWanted = true;
    const take = (former: CompiledDefinition | null) => isWanted && setLoaded({ hash, former });
    loadByHash(entry.wizard, hash).then(take, () => take(null));
    return () => void (isWanted = false);
  }, [entry.wizard, hash]);
  if (!hash) return null;
  return loaded?.hash === hash ? loaded.former : undefined;
}

/** Whether a draft names another version; a text that is no content hash names none, and is not asked for. */
const isOther = (hash: string, { source }: CompiledDefinition) =>
  hash !== source.hash && /^[0-9a-f]{64}$/.test(hash);
