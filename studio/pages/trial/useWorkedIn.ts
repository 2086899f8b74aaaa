import { useCallback, useEffect, useRef, type FocusEvent, type RefObject } from 'react';

/** The id of the control in the wizard that has the focus. */
export type Focused = RefObject<string | undefined>;

/** Follows the focus through what it is spread on; a control that is taken away with its focus stays the last. */
export function useFocused() {
  const focused = useRef<string>(undefined);
  return {
    focused,
    follow: {
      onFocus: ({ target }: FocusEvent) => void (focused.current = target.id || undefined),
      onBlur: () => void (focused.current = undefined),
    },
  };
}

/**
 * Whether the wizard in `box` is worked in. It opens anew with each change of its definition: whoever types that change
 * beside it keeps the focus, as does the control of whoever had gone into the wizard meanwhile.
 */
export function useWorkedIn(focused: Focused) {
  const box = useRef<HTMLDivElement>(null);
  const hasOpened = useRef(false);
  useEffect(() => {
    // The wizard's own effects, which ask whether it leads, come before those of what stands around it.
    hasOpened.current = true;
    const isLost = document.activeElement === document.body;
    if (isLost && focused.current) document.getElementById(focused.current)?.focus();
  }, [focused]);
  const leads = useCallback(() => {
    const now = document.activeElement;
    // A button that went with its step left the focus nowhere.
    const isHere = now === document.body || Boolean(box.current?.contains(now));
    return hasOpened.current && isHere;
  }, []);
  return { box, leads };
}
