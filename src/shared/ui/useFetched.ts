import { useEffect, useState } from 'react';

/** True once the wanted code has loaded; rendering retries and reports a failure. */
export function useFetched({ fetch }: { fetch: () => Promise<unknown> }, isWanted: boolean): boolean {
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    if (!isWanted) return;
    const tell = () => setThere(true);
    void fetch().then(tell, tell);
  }, [fetch, isWanted]);
  return isThere;
}
