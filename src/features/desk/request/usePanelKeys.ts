import { useEffect, type RefObject } from 'react';
import { isCommand } from '../../../shared/ui/isTyping';

/** Letter shortcuts press their button; ignored while typing in a field. */
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
