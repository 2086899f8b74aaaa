import { useLayoutEffect, useRef } from 'react';

/** A ref to an element that goes by `leave` when it is removed. */
export function useLeaving<E extends HTMLElement>(leave: (element: E) => void) {
  const ref = useRef<E>(null);
  const last = useRef(leave);
  useLayoutEffect(() => {
    const element = ref.current!;
    return () => last.current(element);
  }, []);
  return ref;
}
