// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { forgetPlace, rememberPlace, takePlace } from './returnTo';

beforeEach(forgetPlace);

it('leads back to where one was, once', () => {
  rememberPlace('/cotacao/garantia?x=1');
  expect(takePlace()).toBe('/cotacao/garantia?x=1');
  expect(takePlace()).toBe('/inicio');
});

it('leads the same person back and nobody else to that person’s page', () => {
  rememberPlace('/cotacao/BID1/status', 'clara');
  expect(takePlace({ uid: 'clara' })).toBe('/cotacao/BID1/status');
  rememberPlace('/cotacao/BID1/status', 'clara');
  expect(takePlace({ uid: 'tomas' })).toBe('/inicio');
  rememberPlace('/ajuda#financeiro');
  expect(takePlace({ uid: 'tomas' })).toBe('/ajuda#financeiro');
});

it('leads to one’s own home where one was nowhere', () => {
  expect(takePlace({ home: '/executivo' })).toBe('/executivo');
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
