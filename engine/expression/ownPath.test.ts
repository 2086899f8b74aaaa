import { describe, expect, it } from 'vitest';
import { isSafePath, readOwn, segmentsOf } from './ownPath';

const value: unknown = {
  name: { first: 'Ana' },
  list: ['a'],
  ...(JSON.parse('{ "constructor": 1, "toString": 2 }') as object),
};

describe('readOwn', () => {
  it.each<[string, unknown]>([
    ['', value],
    ['name.first', 'Ana'],
    ['list.0', 'a'],
    ['list.length', 1],
    ['name.first.length', 3],
  ])('reads %j', (path, result) => {
    expect(readOwn(value, segmentsOf(path))).toBe(result);
  });

  it.each([
    ['none', 'what is not there'],
    ['none.at.all', 'what is below nothing'],
    ['list.1', 'what is past the end'],
    ['list.join', 'what lists inherit'],
    ['name.first.at', 'what texts inherit'],
    ['name.hasOwnProperty', 'what objects inherit'],
    ['__proto__', 'the prototype'],
    ['constructor', 'an own key that hides an inherited one'],
    ['toString', 'another'],
  ])('does not read %s: %s', (path) => {
    expect(readOwn(value, segmentsOf(path))).toBeUndefined();
  });

  it('does not read an own __proto__ either', () => {
    expect(readOwn(JSON.parse('{ "__proto__": 1 }'), ['__proto__'])).toBeUndefined();
  });
});

describe('isSafePath', () => {
  it.each(['', 'name', 'name.first', 'list.0', 'prototypes', 'a.constructors'])('lets %j pass', (path) => {
    expect(isSafePath(path)).toBe(true);
  });

  it.each(['prototype', 'a.constructor', '__proto__.b', 'valueOf', 'a.hasOwnProperty.b'])(
    'refuses %j',
    (path) => {
      expect(isSafePath(path)).toBe(false);
    },
  );
});
