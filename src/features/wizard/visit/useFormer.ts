import { useEffect, useState } from 'react';
import type { CompiledDefinition } from '../../../../engine/index';
import { loadByHash } from '../../../shared/products/definitions';
import type { KeptDraft } from '../../../shared/requests/localDrafts';

/**
 * The version that a draft was saved under, if another: `undefined` while loading, `null` if none or unavailable;
 * the draft then opens anyway.
 */
export function useFormer(
  wizard: string,
  definition: CompiledDefinition | undefined,
  draft: KeptDraft | undefined,
) {
  const hash = draft && definition && isOther(draft.definition, definition) ? draft.definition : undefined;
  const [loaded, setLoaded] = useState<{ hash: string; former: CompiledDefinition | null }>();
  useEffect(() => {
    if (!hash) return undefined;
    let isWanted = true;
    const take = (former: CompiledDefinition | null) => isWanted && setLoaded({ hash, former });
    loadByHash(wizard, hash).then(take, () => take(null));
    return () => void (isWanted = false);
  }, [wizard, hash]);
  if (!hash) return null;
  return loaded?.hash === hash ? loaded.former : undefined;
}

/** False for a text that is no content hash, which is never requested. */
const isOther = (hash: string, { source }: CompiledDefinition) =>
  hash !== source.hash && /^[0-9a-f]{64}$/.test(hash);
