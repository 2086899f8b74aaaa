import { describe, expect, it } from 'vitest';
import { isWithin, measured, table, type Row } from './rows';

const ratio = (value: number): Row => ({
  id: '2',
  what: 'a key',
  unit: 'ms',
  value,
  reference: 10,
  budget: 1.2,
});
const size = (value: number): Row => ({ id: '7', what: 'login', unit: 'kB', value, budget: 210 });

describe('a figure', () => {
  it('with a reference is held against it', () => {
    expect(measured(ratio(5))).toBe(0.5);
    expect([isWithin(ratio(12)), isWithin(ratio(12.01))]).toEqual([true, false]);
  });

  it('without one stands for itself', () => {
    expect(measured(size(200))).toBe(200);
    expect([isWithin(size(210)), isWithin(size(210.1))]).toEqual([true, false]);
  });

  it('without a budget is only told', () => {
    const { budget: _budget, ...file } = ratio(900);
    expect(isWithin(file)).toBe(true);
    expect(table([file]).split('\n')[1]).toMatch(/^2 +a key +900.00 ms +10.00 ms +90.00$/);
  });

  it('with a time that an issue names is held against that too', () => {
    const times: Row = { ...ratio(13), budget: 2, most: 12 };
    expect([isWithin(times), isWithin({ ...times, value: 12 })]).toEqual([false, true]);
    expect(table([times]).split('\n')[1]).toMatch(/1\.30 +≤ 2×, ≤ 12 ms +OVER$/);
  });

  it('is printed with its budget beside it', () => {
    const [head, first, second] = table([ratio(13), size(200)]).split('\n');
    expect(head).toMatch(/^# +figure +ours +reference +ratio +budget$/);
    expect(first).toMatch(/^2 +a key +13.00 ms +10.00 ms +1.30 +≤ 1.2× +OVER$/);
    expect(second).toMatch(/^7 +login +200.0 kB +≤ 210 kB +ok$/);
  });
});
