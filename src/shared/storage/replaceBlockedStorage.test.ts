// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { isStorageBlocked, replaceBlockedStorage } from './replaceBlockedStorage';

/** A window whose storages do what `open` says. */
function page(open: () => Storage): Window {
  const fake = {};
  Object.defineProperty(fake, 'localStorage', { configurable: true, get: open });
  Object.defineProperty(fake, 'sessionStorage', { configurable: true, get: open });
  return fake as Window;
}

it('leaves a storage that works', () => {
  const its = page(() => localStorage);
  replaceBlockedStorage(its);
  expect(its.localStorage).toBe(localStorage);
  expect(isStorageBlocked()).toBe(false);
  expect(localStorage).toHaveLength(0);
});

it('keeps in memory where the browser forbids it', () => {
  const its = page(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  replaceBlockedStorage(its);
  expect(isStorageBlocked()).toBe(true);
  its.localStorage.setItem('a', '1');
  expect(its.localStorage.getItem('a')).toBe('1');
  expect(its.sessionStorage.getItem('a')).toBeNull();
  expect([its.localStorage.length, its.localStorage.key(0), Object.keys(its.localStorage)]).toEqual([
    1,
    'a',
    ['a'],
  ]);
  its.localStorage.removeItem('a');
  expect(its.localStorage.getItem('a')).toBeNull();
});
