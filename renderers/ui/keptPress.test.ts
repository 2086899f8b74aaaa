// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { keepPresses } from './keptPress';

const stop = keepPresses(document);
afterEach(() => document.body.replaceChildren());

const at = (clientX: number, clientY: number) => ({ bubbles: true, isPrimary: true, clientX, clientY });
const point = (target: Element, kind: 'pointerdown' | 'pointerup', where: ReturnType<typeof at>) =>
  target.dispatchEvent(Object.assign(new MouseEvent(kind, where), { isPrimary: true }));

const rect = (top: number) => ({ left: 0, right: 100, top, bottom: top + 40 }) as DOMRect;

/** A button of 100 × 40 px whose upper edge is at `top`. */
function place() {
  const button = document.body.appendChild(document.createElement('button'));
  const clicked = vi.fn();
  button.addEventListener('click', clicked);
  const moveTo = (top: number) => vi.spyOn(button, 'getBoundingClientRect').mockReturnValue(rect(top));
  moveTo(500);
  return { button, clicked, moveTo };
}

describe('a press whose button moves away before it is released', () => {
  it('counts as a click', () => {
    const { button, clicked, moveTo } = place();
    point(button, 'pointerdown', at(50, 505));
    moveTo(525);
    point(document.body, 'pointerup', at(50, 505));
    expect(clicked).toHaveBeenCalledOnce();
  });

  it.each([
    ['released beside where the button stood', 525, at(50, 480)],
    ['dragged off a button that stands still', 500, at(50, 620)],
  ])('does not count when it is %s', (_, top, release) => {
    const { button, clicked, moveTo } = place();
    point(button, 'pointerdown', at(50, 505));
    moveTo(top);
    point(document.body, 'pointerup', release);
    expect(clicked).not.toHaveBeenCalled();
  });

  it('is left to the browser where the pointer is still on the button', () => {
    const { button, clicked, moveTo } = place();
    point(button, 'pointerdown', at(50, 505));
    moveTo(495);
    point(button, 'pointerup', at(50, 505));
    expect(clicked).not.toHaveBeenCalled();
  });

  it('is over once nobody listens any more', () => {
    stop();
    const { button, clicked, moveTo } = place();
    point(button, 'pointerdown', at(50, 505));
    moveTo(525);
    point(document.body, 'pointerup', at(50, 505));
    expect(clicked).not.toHaveBeenCalled();
  });
});
