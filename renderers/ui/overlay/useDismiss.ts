import { useEffect, useEffectEvent, type RefObject } from 'react';

const opened: object[] = [];

/** Closes what is open on Esc or on a press outside of `inside`. Esc reaches only the innermost open thing. */
export function useDismiss(
  open: boolean,
  inside: RefObject<HTMLElement | null>,
  close: (byKey: boolean) => void,
) {
  const dismiss = useEffectEvent(close);
  useEffect(() => {
    if (!open) return;
    const own = {};
    opened.push(own);
    const onPress = (event: PointerEvent) => {
      if (!inside.current?.contains(event.target as Node)) dismiss(false);
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || opened.at(-1) !== own) return;
      event.stopPropagation();
      event.preventDefault();
      dismiss(true);
    };
    document.addEventListener('pointerdown', onPress, true);
    document.addEventListener('keydown', onKey, true);
    return () => {
      opened.splice(opened.indexOf(own), 1);
      document.removeEventListener('pointerdown', onPress, true);
      document.removeEventListener('keydown', onKey, true);
    };
  }, [open, inside]);
}
