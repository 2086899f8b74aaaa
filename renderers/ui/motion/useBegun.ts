import { useEffect, useRef } from 'react';

/** Whether what was drawn with it first stands by now: what comes since is new. */
export function useBegun() {
  const begun = useRef(false);
  useEffect(() => void (begun.current = true), []);
  return begun;
}
