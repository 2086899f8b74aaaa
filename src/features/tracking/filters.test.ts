import { describe, expect, it } from 'vitest';
import { isNarrow, noFilters, parseFilters } from './filters';

describe('what a browser kept', () => {
  it('comes back as it was', () => {
    const filters = { text: 'joão', status: 2, product: 'PER', from: '2026-01-01', to: '2026-02-01' };
    expect(parseFilters(JSON.parse(JSON.stringify(filters)))).toEqual(filters);
  });

  it.each([null, 'x', 5, [], { text: 5, status: '2', product: 1, from: 'hoje', to: '2026-1-1' }])(
    'is left out where it is something else: %j',
    (kept) => expect(parseFilters(kept)).toEqual(noFilters),
  );
});

it.each([
  [{ text: '' }, false],
  [{ text: '  ' }, false],
  [{ text: 'a' }, true],
  [{ text: '', status: 1 }, true],
  [{ text: '', to: '2026-01-01' }, true],
])('%j narrows: %j', (filters, expected) => {
  expect(isNarrow(filters)).toBe(expected);
});
