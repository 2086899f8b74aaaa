import { useEffect, useLayoutEffect, useRef } from 'react';

/** Ctrl+S saves, as in any editor, instead of saving the page as a file. */
export function useSaveKey(save: () => Promise<unknown>): void {
  const latest = useRef(save);
  // In a layout effect: a key right after it would save the old version.
  useLayoutEffect(() => {
    latest.current = save;
  }, [save]);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return;
      event.preventDefault();
      void latest.current();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}
