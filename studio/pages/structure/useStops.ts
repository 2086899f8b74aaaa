import { useEffect, useState } from 'react';
import type { Stops } from '../../../contract/stops';
import { api } from '../../../src/shared/api/api';

/** Where people stop in a version, by default in today's: undefined while loading, null where unavailable. */
export function useStops(product: string, definition?: string): Stops | null | undefined {
  const [found, setFound] = useState<{ product: string; stops: Stops | null }>();
  useEffect(() => {
    let isWanted = true;
    const take = (stops: Stops | null) => isWanted && setFound({ product, stops });
    api
      .get<Stops>(`/product/${product}/stops`, { params: { definition }, noLoading: true, ownErrors: true })
      .then(({ data }) => take(data))
      .catch(() => take(null));
    return () => void (isWanted = false);
  }, [product, definition]);
  return found?.product === product ? found.stops : undefined;
}
