import { useEffect, useState } from 'react';

/** Whether code that is wanted has been asked for and come. What did not is asked for again, and told, where it is drawn. */
export function useFetched({ fetch }: { fetch: () => Promise<unknown> }, isWanted: boolean): boolean {
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    if (!isWanted) return;
    const tell = () => setThere(true);
    void fetch().then(tell, tell);
  }, [fetch, isWanted]);
  return isThere;
}
