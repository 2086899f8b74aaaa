import { useEffect, useState } from 'react';
import type { CompiledDefinition } from '../../../engine/index';
import { fetchAhead, loadByHash, loadCurrent } from './definitions';

/** The build's definition, or the one of `hash`; null means not known yet. */
export function useDefinition(wizard: string, hash?: string | null) {
  const [loaded, setLoaded] = useState<{ definition?: CompiledDefinition; error?: unknown }>({});
  useEffect(() => {
    if (hash === null) return fetchAhead(wizard);
    let wanted = true;
    const loading = hash ? loadByHash(wizard, hash) : loadCurrent(wizard);
    loading.then(
      (definition) => wanted && setLoaded({ definition }),
      (error: unknown) => wanted && setLoaded({ error }),
    );
    return () => void (wanted = false);
  }, [wizard, hash]);
  return loaded;
}
