import { useEffect, useState } from 'react';
import type { Fault } from '../../../engine/definition/files';

/** What is wrong with the saved definitions, as long as it is; the page goes on with the last good ones. */
export function useFaults(): readonly Fault[] {
  const [faults, setFaults] = useState<readonly Fault[]>([]);
  useEffect(() => {
    const hot = import.meta.hot;
    if (!hot) return;
    const take = (said: { faults: readonly Fault[] }) => setFaults(said.faults);
    hot.on('lastro:faults', take);
    hot.send('lastro:what-is-wrong', {});
    return () => hot.off('lastro:faults', take);
  }, []);
  return faults;
}
