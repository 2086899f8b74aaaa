import { describe, expect, it } from 'vitest';
import { centred, fitting, keyed, panned, START, zoomed } from './view';

const seen = { width: 1000, height: 500 };
const picture = { width: 2000, height: 800 };

describe('what is seen of the picture', () => {
  it('is moved by keys as far on the screen, however near it is', () => {
    expect(keyed(START, 'ArrowRight', seen, picture)).toEqual({ x: 80, y: 0, scale: 1 });
    expect(keyed({ ...START, scale: 2 }, 'ArrowDown', seen, picture)).toEqual({ x: 0, y: 40, scale: 2 });
    expect(keyed(START, 'Tab', seen, picture)).toBeUndefined();
  });

  it('is zoomed around its middle, and back again', () => {
    const near = zoomed(START, seen, 2);
    expect(near).toEqual({ x: 250, y: 125, scale: 2 });
    expect(zoomed(near, seen, 0.5)).toEqual(START);
    expect(zoomed(START, seen, 100).scale).toBe(2.5);
    expect(zoomed(START, seen, 0.001).scale).toBe(0.2);
  });

  it('is all of it, never larger than drawn', () => {
    expect(fitting(picture, seen)).toEqual({ x: 0, y: 0, scale: 0.5 });
    expect(keyed(panned(START, 500, 9), '0', seen, picture)).toEqual({ x: 0, y: 0, scale: 0.5 });
    expect(fitting({ width: 10, height: 10 }, seen).scale).toBe(1);
  });

  it('has a card in its middle', () => {
    expect(centred(START, { x: 1500, y: 400, width: 200, height: 40 }, seen)).toEqual({
      x: 1100,
      y: 170,
      scale: 1,
    });
  });
});
