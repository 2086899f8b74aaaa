import { useLayoutEffect, useRef } from 'react';

const calm = () => window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? true;

/** Lets a box grow or shrink to its new height in 180 ms whenever `state` changes; at once with reduced motion. */
export function useHeightChange(state: string) {
  const box = useRef<HTMLDivElement>(null);
  const height = useRef<number>(undefined);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => (height.current = element.offsetHeight));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  useLayoutEffect(() => {
    const element = box.current;
    const from = height.current;
    if (!element || from === undefined || calm()) return;
    const to = element.offsetHeight;
    if (Math.abs(from - to) < 2) return;
    const frames = [from, to].map((at) => ({ height: `${at}px`, overflow: 'clip' }));
    const run = element.animate(frames, { duration: 180, easing: 'ease-out' });
    return () => run.cancel();
  }, [state]);
  return box;
}
