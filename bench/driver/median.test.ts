import { describe, expect, it } from 'vitest';
import { median } from './median';

describe('the median', () => {
  it('of an odd number of values is the one in the middle', () => {
    expect(median([9, 1, 5])).toBe(5);
  });

  it('of an even number of values lies between the two in the middle', () => {
    expect(median([10, 1, 2, 4])).toBe(3);
  });

  it('sorts by number, not by text', () => {
    expect(median([10, 9, 100])).toBe(10);
  });
});
