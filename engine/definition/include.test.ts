import { describe, expect, it } from 'vitest';
import { parametersOf, substitute } from './include';

describe('parameters of a fragment', () => {
  it('are found in values, keys and lists, where a text begins with them', () => {
    const fragment = { '@key': ['@list', { inner: '@document-company' }], plain: 'a@b', other: '@1' };
    expect([...parametersOf(fragment)].toSorted()).toEqual(['document', 'key', 'list']);
  });

  it('are put in, with what follows them', () => {
    const fragment = {
      '@name': { var: '@holder.value' },
      id: '@name-enabled',
      text: 'not @name',
      list: ['@name'],
    };
    expect(substitute(fragment, { name: 's.name', holder: 's.holder' })).toEqual({
      's.name': { var: 's.holder.value' },
      id: 's.name-enabled',
      text: 'not @name',
      list: ['s.name'],
    });
  });

  it('stay as written where they are not given, even when a prototype has the name', () => {
    expect(substitute({ a: '@missing', b: '@constructor-x' }, {})).toEqual({
      a: '@missing',
      b: '@constructor-x',
    });
  });

  it('are put in as they are, whatever signs they hold', () => {
    expect(substitute('@a-b', { a: '$&$1' })).toBe('$&$1-b');
  });

  it('leave the fragment itself untouched', () => {
    const fragment = { id: '@a' };
    substitute(fragment, { a: 'x' });
    expect(fragment).toEqual({ id: '@a' });
  });
});
