import { useEffect, useState } from 'react';
import { constantsAtHand, loadConstants } from './constants';

export function useConstants(hash: string | undefined) {
  const [loaded, setLoaded] = useState<{ hash?: string; error?: unknown }>({});
  const isMissing = hash !== undefined && constantsAtHand(hash) === undefined;
  useEffect(() => {
    if (!isMissing) return;
    let wanted = true;
    loadConstants(hash).then(
      () => wanted && setLoaded({ hash }),
      (error: unknown) => wanted && setLoaded({ error }),
    );
    return () => void (wanted = false);
  }, [hash, isMissing]);
  return { constants: hash === undefined ? undefined : constantsAtHand(hash), error: loaded.error };
}
