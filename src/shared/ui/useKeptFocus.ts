import { useLayoutEffect, useRef } from 'react';

/**
 * For a part of a page that takes away what was pressed in it, a row or its own button: the part has the focus then, and
 * Tab goes on from there. Spread on the part; React tells of no blur by what it removes.
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
