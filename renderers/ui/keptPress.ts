import { useEffect } from 'react';

/** Clickable elements. Text fields are none: they take focus on press. */
const PRESSED = 'button, a[href], label, summary, [role="button"]';

interface Press {
  readonly element: HTMLElement;
  readonly at: DOMRect;
}

const isIn = ({ left, right, top, bottom }: DOMRect, { clientX, clientY }: PointerEvent) =>
  clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;

const standsStill = ({ element, at }: Press) => {
  const { left, top } = element.getBoundingClientRect();
  return left === at.left && top === at.top;
};

/** Returns the function that stops it. */
export function keepPresses(root: Document): () => void {
  let press: Press | undefined;
  const onDown = ({ target, isPrimary, button }: PointerEvent) => {
    const element = (target as Element).closest<HTMLElement>(PRESSED);
    press =
      element && isPrimary && button === 0 ? { element, at: element.getBoundingClientRect() } : undefined;
  };
  const onUp = (event: PointerEvent) => {
    const pressed = press;
    press = undefined;
    if (!pressed?.element.isConnected || pressed.element.contains(event.target as Node)) return;
    if (isIn(pressed.at, event) && !standsStill(pressed)) pressed.element.click();
  };
  root.addEventListener('pointerdown', onDown, true);
  root.addEventListener('pointerup', onUp, true);
  return () => {
    root.removeEventListener('pointerdown', onDown, true);
    root.removeEventListener('pointerup', onUp, true);
  };
}

/**
 * Counts a press whose button moved under the pointer: blurring a field shows its message, which pushes Continuar
 * down before the release, and the browser sends no click.
 */
export function useKeptPresses() {
  useEffect(() => keepPresses(document), []);
}
