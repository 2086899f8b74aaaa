import { useEffect, useState } from 'react';
import type { CompiledDefinition } from '../../../engine';
import { loadByHash, loadCurrent } from './definitions';

/** A product's definition: today's, or the one with the given hash. */
export function useDefinition(wizard: string, hash?: string) {
  const [loaded, setLoaded] = useState<{ definition?: CompiledDefinition; error?: unknown }>({});
  useEffect(() => {
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
