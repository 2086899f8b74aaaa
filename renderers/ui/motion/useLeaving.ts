import { useEffectEvent, useLayoutEffect, useRef } from 'react';

export function useLeaving<E extends HTMLElement>(leave: (element: E) => void) {
  const ref = useRef<E>(null);
  const go = useEffectEvent(leave);
  useLayoutEffect(() => {
    const element = ref.current!;
    return () => go(element);
  }, []);
  return ref;
}
