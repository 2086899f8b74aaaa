import { useLayoutEffect, useRef } from 'react';
import { moving } from './motion';
import { CALMLY } from './timing';

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
    const motion = moving();
    const from = height.current;
    if (!element || !motion || from === undefined) return;
    const to = element.offsetHeight;
    if (Math.abs(from - to) < 2) return;
    element.style.overflow = 'clip';
    const free = () => Object.assign(element.style, { height: '', overflow: '' });
    const run = motion.animate(element, { height: [`${from}px`, `${to}px`] }, CALMLY);
    void run.then(free);
    return () => {
      run.cancel();
      free();
    };
  }, [state]);
  return box;
}
