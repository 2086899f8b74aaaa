import { assert, constantFrom, json, nat, property, tuple } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scanJson } from './scanJson';

describe('scanJson', () => {
  it.each([
    ['a comma too many', '{"a": 1,}', 8],
    ['a comma too few', '{"a": 1 "b": 2}', 8],
    ['a list that begins with a comma', '[,1]', 1],
    ['a key without quotes', '{a: 1}', 1],
    ['single quotes', "{'a': 1}", 1],
    ['a text that does not end', '{"a": "b', 6],
    ['an object that does not end', '{"a": 1', 7],
    ['a number that begins with zero', '[01]', 2],
    ['a comment', '{} // x', 3],
    ['nothing', '', 0],
  ])('finds %s', (_what, text, at) => {
    expect(() => JSON.parse(text) as unknown).toThrow();
    expect(scanJson(text).brokenAt).toBe(at);
  });

  it('finds nothing in what JSON.stringify writes', () => {
    assert(property(json(), (text) => scanJson(text).brokenAt === undefined));
  });

  it('is broken where JSON.parse fails, and nowhere else', () => {
    const parses = (text: string) => {
      try {
        JSON.parse(text);
        return true;
      } catch {
        return false;
      }
    };
    const damaged = tuple(json(), nat(), constantFrom(',', '}', ']', '"', ' ', '0', '-', ':', '\\')).map(
      ([text, at, character]) =>
        text.slice(0, at % (text.length + 1)) + character + text.slice(at % (text.length + 1)),
    );
    assert(property(damaged, (text) => (scanJson(text).brokenAt === undefined) === parses(text)));
  });

  it('names a key that stands twice, by its pointer', () => {
    expect(scanJson('{"a": [{"b": 1, "b/c": 2, "b/c": 3}], "a": 4}').repeated).toEqual(['/a/0/b~1c', '/a']);
  });

  it('does not mind one key in two objects', () => {
    expect(scanJson('[{"a": 1}, {"a": {"a": 2}}]').repeated).toEqual([]);
  });
});
