import { describe, expect, it } from 'vitest';
import { editDistance, nearest } from './nearest';

describe('nearest', () => {
  const operators = ['addDays', 'addMonths', 'daysBetween', 'sum', 'in'];

  it.each([
    ['addDay', 'addDays'],
    ['adDdays', 'addDays'],
    ['ADDDAYS', 'addDays'],
    ['addMonth', 'addMonths'],
    ['daysBetwen', 'daysBetween'],
    ['smu', 'sum'],
  ])('%s suggests %s', (word, suggestion) => {
    expect(nearest(word, operators)).toBe(suggestion);
  });

  it.each(['price', 'x', ''])('%j suggests nothing when all are far', (word) => {
    expect(nearest(word, ['addDays', 'daysBetween'])).toBeUndefined();
  });

  it('prefers the first of equally near ones', () => {
    expect(nearest('bat', ['cat', 'hat'])).toBe('cat');
  });

  it('suggests nothing from no candidates', () => {
    expect(nearest('addDays', [])).toBeUndefined();
  });
});

describe('editDistance', () => {
  it.each([
    ['', '', 0],
    ['', 'abc', 3],
    ['abc', 'abc', 0],
    ['abc', 'abd', 1],
    ['abc', 'acb', 1],
    ['abc', 'bc', 1],
    ['kitten', 'sitting', 3],
  ])('from %j to %j is %i, either way', (from, to, distance) => {
    expect(editDistance(from, to)).toBe(distance);
    expect(editDistance(to, from)).toBe(distance);
  });
});
