import { expect, test } from 'vitest';
import { Times } from './Times';

function timesOf(all: readonly number[]): Times {
  const times = new Times();
  for (const ms of all) times.took('policies', ms);
  return times;
}

test('of a hundred calls so many took no longer, whatever their order', () => {
  const hundred = Array.from({ length: 100 }, (_, at) => 100 - at);
  expect(timesOf(hundred).percentiles('policies', [50, 95, 99])).toEqual([50, 95, 99]);
  expect(timesOf([...hundred, 1000]).percentiles('policies', [50, 95, 99, 100])).toEqual([51, 96, 100, 1000]);
  expect(timesOf([7]).percentiles('policies', [50, 99])).toEqual([7, 7]);
  expect(timesOf([]).percentiles('policies', [50])).toEqual([0]);
});

test('a call that failed is named by its kind and is no answer', () => {
  const times = timesOf([1]);
  times.failed('billets', '502');
  expect(times.answered).toBe(1);
  expect(times.failuresOf('policies')).toEqual([]);
  expect(times.failuresOf('billets')).toEqual(['502']);
  expect(times.failures).toEqual(['502']);
});
