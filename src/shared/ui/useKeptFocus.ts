import { useLayoutEffect, useRef } from 'react';

/**
 * Spread on a part whose pressed row or button may disappear: the part then takes the focus, and Tab continues
 * there. React fires no blur for removed elements.
 */
export function useKeptFocus<Part extends HTMLElement>() {
  const part = useRef<Part>(null);
  const isInside = useRef(false);
  useLayoutEffect(() => {
    const isLost = isInside.current && document.activeElement === document.body;
    if (isLost) part.current?.focus({ preventScroll: true });
  });
  return {
    ref: part,
    tabIndex: -1,
    onFocus: () => void (isInside.current = true),
    onBlur: () => void (isInside.current = false),
  };
}
