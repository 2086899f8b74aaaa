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
 * The version that a draft was saved under, if another: `undefined` while loading, `null` if none or unavailable;
 * the draft then opens anyway.
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

/** False for a text that is no content hash, which is never requested. */
const isOther = (hash: string, { source }: CompiledDefinition) =>
  hash !== source.hash && /^[0-9a-f]{64}$/.test(hash);
