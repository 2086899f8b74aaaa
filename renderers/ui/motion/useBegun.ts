import { useEffect, useRef } from 'react';

/** True after the first render: what comes later is new. */
export function useBegun() {
  const begun = useRef(false);
  useEffect(() => void (begun.current = true), []);
  return begun;
}
