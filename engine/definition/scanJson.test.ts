import { assert, constantFrom, json, nat, property, tuple } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { entryAt, jsonTree, rangeOf } from '../../studio/edit/jsonTree';
import { MOST_LEVELS, scanJson } from './scanJson';
import { parseJson } from '../../studio/edit/parseJson';
import { textFaults } from '../publish/textFaults';

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

  it('stops at what is nested too deeply, and says where', () => {
    const lists = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);
    expect(scanJson(lists(MOST_LEVELS))).toEqual({ repeated: [] });
    const { tooDeep, brokenAt } = scanJson(lists(MOST_LEVELS + 1));
    expect([tooDeep, brokenAt]).toEqual(['/0'.repeat(MOST_LEVELS), MOST_LEVELS]);
    const [fault] = textFaults('a/rules.json', `{"a": ${lists(5000)}}`);
    expect(fault).toMatchObject({ file: 'a/rules.json', code: 'too-deep' });
    expect(fault!.pointer).toMatch(/^\/a\/0\/0/);
    expect([parseJson(lists(MOST_LEVELS)), parseJson(lists(5000))]).toEqual([expect.any(Array), undefined]);
  });
});

it('a text of ten million letters is read like any other', () => {
  const text = JSON.stringify('x'.repeat(10_000_000));
  expect(scanJson(text)).toEqual({ repeated: [] });
  expect(jsonTree(text)).toMatchObject({ kind: 'scalar', end: text.length });
});

describe('jsonTree', () => {
  it('knows the places of a text until it is nested too deeply', () => {
    const deep = '{"a":['.repeat(100_000) + ']}'.repeat(100_000);
    const text = `{"before": 1, "deep": ${deep}, "behind": 1}`;
    expect(rangeOf(text, '/before')).toEqual({ start: 1, end: 12 });
    expect(rangeOf(text, '/deep')).toEqual({ start: 14, end: 23 });
    expect(entryAt(jsonTree(text), '/behind')).toBeUndefined();
  });
});
