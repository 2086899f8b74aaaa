import { useEffect, type RefObject } from 'react';
import { isCommand } from '../../../shared/ui/isTyping';

/** A letter presses the button that names it, which asks what it always asks; while something is typed it is a letter. */
export function usePanelKeys(panel: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isCommand(event) || event.repeat || !/^[a-z]$/i.test(event.key)) return;
      const name = event.key.toUpperCase();
      const button = panel.current?.querySelector<HTMLElement>(`button[aria-keyshortcuts='${name}']`);
      if (!button) return;
      event.preventDefault();
      button.click();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [panel]);
}
