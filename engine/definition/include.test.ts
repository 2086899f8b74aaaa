import { describe, expect, it } from 'vitest';
import { parametersOf, substitute, textParametersOf } from './include';

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

describe('a parameter', () => {
  it.each([
    ['a text', 'a.b', 'a.b'],
    ['a number', 3, 3],
    ['nothing', null, null],
    ['a list', ['a', 'b'], ['a', 'b']],
    ['an expression', { var: 'a.b' }, { var: 'a.b' }],
  ])('may be %s where it stands alone', (_what, given, put) => {
    expect(substitute({ to: ['@it'] }, { it: given })).toEqual({ to: [put] });
  });

  it('is no part of a longer text when it is none', () => {
    expect(substitute(['@it.value', { '@it': 1 }], { it: 3 })).toEqual(['@it.value', { '@it': 1 }]);
  });

  it('is put in once: what it brings is not read again', () => {
    expect(substitute('@it', { it: '@other', other: 1 })).toBe('@other');
  });

  it('must be a text where longer texts or keys are made of it', () => {
    const fragment = { id: '@field-lock', that: '@when', fills: { '@to': 1 }, list: ['@field'] };
    expect([...textParametersOf(fragment)]).toEqual(['field', 'to']);
  });
});
