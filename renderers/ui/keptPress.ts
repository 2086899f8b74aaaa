import { useEffect } from 'react';

/** Elements that react to a click. A text field is not one: it takes focus when it is pressed. */
const PRESSED = 'button, a[href], label, summary, [role="button"]';

interface Press {
  readonly element: HTMLElement;
  /** Where it stood when it was pressed. */
  readonly at: DOMRect;
}

const isIn = ({ left, right, top, bottom }: DOMRect, { clientX, clientY }: PointerEvent) =>
  clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;

const standsStill = ({ element, at }: Press) => {
  const { left, top } = element.getBoundingClientRect();
  return left === at.left && top === at.top;
};

/** Listens to `root` until the function that it gives is called. */
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
 * A press also counts where its button moved away under the pointer: leaving a field shows its message, which pushes
 * Continuar down between press and release, and the browser then sends no click.
 */
export function useKeptPresses() {
  useEffect(() => keepPresses(document), []);
}
