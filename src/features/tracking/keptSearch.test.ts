import { afterEach, expect, it, vi } from 'vitest';
import { keepSearch, readSearch } from './keptSearch';

const search = { filters: { text: 'joão', status: 2, from: '2026-01-01' }, page: 3 };
const nothing = { filters: { text: '' }, page: 1 };

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

it('remembers a search, for its user alone', () => {
  keepSearch('u', search);
  expect(readSearch('u')).toEqual(search);
  expect(readSearch('other')).toEqual(nothing);
});

it('keeps what may name a person with the tab only', () => {
  keepSearch('u', search);
  expect(JSON.stringify({ ...localStorage })).not.toContain('joão');
  sessionStorage.clear();
  expect(readSearch('u')).toEqual({ filters: { text: '', status: 2, from: '2026-01-01' }, page: 1 });
});

it.each(['', '{', '[]', '{"page":-1}', '{"page":"2","text":null}'])('makes nothing of %j', (text) => {
  sessionStorage.setItem('quoteFilter:u', text);
  localStorage.setItem('quoteFilter:u', text);
  expect(readSearch('u')).toEqual(nothing);
});

it('does without a storage that is blocked', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('blocked');
  });
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('blocked');
  });
  keepSearch('u', search);
  expect(readSearch('u')).toEqual(nothing);
});
