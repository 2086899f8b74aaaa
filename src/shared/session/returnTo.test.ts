// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { forgetPlace, rememberPlace, takePlace } from './returnTo';

beforeEach(forgetPlace);

it('leads back to where one was, once', () => {
  rememberPlace('/cotacao/garantia?x=1');
  expect(takePlace()).toBe('/cotacao/garantia?x=1');
  expect(takePlace()).toBe('/inicio');
});

it('leads to one’s own home where one was nowhere', () => {
  expect(takePlace('/executivo')).toBe('/executivo');
});

it.each(['//evil.test', '/\\evil.test', 'https://evil.test', 'javascript:alert(1)'])(
  'never leads to another site: %s',
  (path) => {
    rememberPlace(path);
    expect(takePlace()).toBe('/inicio');
  },
);

it('does not trust what somebody else stored', () => {
  sessionStorage.setItem('returnTo', '//evil.test');
  expect(takePlace()).toBe('/inicio');
});
