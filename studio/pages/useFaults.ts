import { useEffect, useState } from 'react';
import type { Fault } from '../../engine/definition';
import { followFiles } from './followFiles';

/** Current faults of the saved definitions; the page keeps the last good ones. */
export function useFaults(): readonly Fault[] {
  const [faults, setFaults] = useState<readonly Fault[]>([]);
  useEffect(() => {
    const leave = followFiles('lastro:faults', (said: { faults: readonly Fault[] }) =>
      setFaults(said.faults),
    );
    import.meta.hot?.send('lastro:what-is-wrong', {});
    return leave;
  }, []);
  return faults;
}
