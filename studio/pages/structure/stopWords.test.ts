import { expect, it } from 'vitest';
import type { Stops } from '../../../contract/stops';
import { stepWords, wholeWords } from './stopWords';

const stops = (count: number): Stops => ({
  ...{
    Definition: '',
    Versions: [],
    Began: count,
    Finished: count,
    From: '2026-11-20',
    Least: 1,
    Fields: [],
  },
  Steps: [{ Step: 'object', Entered: count, Passed: count, Left: count }],
});

it('one person is one, two are many', () => {
  expect(wholeWords(stops(1))).toBe('Desde 20/11/2026: 1 começou, 1 enviou.');
  expect(wholeWords(stops(2))).toBe('Desde 20/11/2026: 2 começaram, 2 enviaram.');
  expect(stepWords(stops(1), 'object')).toBe('1 chegou · 1 seguiu · 1 saiu aqui');
});
