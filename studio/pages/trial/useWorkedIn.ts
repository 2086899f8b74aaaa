import { useCallback, useEffect, useRef, type FocusEvent, type RefObject } from 'react';

export type Focused = RefObject<string | undefined>;

/** Tracks the focused control; one that is removed while focused stays the last. */
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
 * Whether someone works in the wizard in `box`. It reopens with each change of its definition: someone typing
 * beside it keeps the focus, and so does a control inside.
 */
export function useWorkedIn(focused: Focused) {
  const box = useRef<HTMLDivElement>(null);
  const hasOpened = useRef(false);
  useEffect(() => {
    // The wizard's effects, which ask for the lead, run before its parents'.
    hasOpened.current = true;
    const isLost = document.activeElement === document.body;
    if (isLost && focused.current) document.getElementById(focused.current)?.focus();
  }, [focused]);
  const leads = useCallback(() => {
    const now = document.activeElement;
    // A removed button left the focus on the body.
    const isHere = now === document.body || Boolean(box.current?.contains(now));
    return hasOpened.current && isHere;
  }, []);
  return { box, leads };
}
