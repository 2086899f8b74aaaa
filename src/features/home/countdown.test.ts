import { expect, it } from 'vitest';
import { FULL, TICK_MS, tick } from './countdown';

const after = (ticks: number) => Array.from({ length: ticks }).reduce<number>(tick, FULL);

it('runs out after about 15 seconds and not before', () => {
  expect(after(60)).toBeGreaterThan(0);
  expect(after(61)).toBe(0);
  expect((61 * TICK_MS) / 1000).toBeCloseTo(15, 0);
});
