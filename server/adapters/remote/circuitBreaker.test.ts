import { expect, test } from 'vitest';
import { circuitBreaker } from './circuitBreaker';

const limits = { failures: 3, openMs: 1000 };

function breakerAt(start: number) {
  const time = { now: start };
  return { time, breaker: circuitBreaker(limits, () => time.now) };
}

test('stays closed one failure short of the limit', () => {
  const { breaker } = breakerAt(0);
  breaker.failed();
  breaker.failed();
  expect([breaker.isOpen(), breaker.allows()]).toEqual([false, true]);
});

test('opens at the limit and stays open until the moment before its time', () => {
  const { breaker, time } = breakerAt(0);
  for (const _ of [1, 2, 3]) breaker.failed();
  expect([breaker.isOpen(), breaker.allows()]).toEqual([true, false]);
  time.now = 999;
  expect(breaker.allows()).toBe(false);
});

test('lets exactly one call through when its time is over', () => {
  const { breaker, time } = breakerAt(0);
  for (const _ of [1, 2, 3]) breaker.failed();
  time.now = 1000;
  expect(breaker.allows()).toBe(true);
  expect(breaker.allows()).toBe(false);
});

test('closes when the trial succeeds, and opens again when it fails', () => {
  const { breaker, time } = breakerAt(0);
  for (const _ of [1, 2, 3]) breaker.failed();
  time.now = 1000;
  breaker.allows();
  breaker.failed();
  expect(breaker.allows()).toBe(false);
  time.now = 2000;
  breaker.allows();
  breaker.succeeded();
  expect(breaker.isOpen()).toBe(false);
  expect(breaker.allows()).toBe(true);
  expect(breaker.allows()).toBe(true);
});

test('a success in between starts the count again', () => {
  const { breaker } = breakerAt(0);
  breaker.failed();
  breaker.failed();
  breaker.succeeded();
  breaker.failed();
  expect(breaker.allows()).toBe(true);
});
