import { describe, expect, it } from 'vitest';
import { readFiles } from '../../engine/publish/readFiles';
import { slowText } from './slowPattern';

describe('a pattern that may take for ever', () => {
  it.each([
    '^(a+)+$',
    '^([A-Z]|[A-Z0-9])+$',
    '^(\\w+\\s?)+$',
    '^((a|b)+c?)+$',
    '^(a*)*$',
    '(x+x+)+y',
    '^(\\d{1,200})+$',
    '^(?:[a-z]+ ?)+$',
    '^(a|ab|b)+$',
    '^(?=(.+)+$).{8}',
    '^(\\p{L}+[\\p{L}\\p{M}]*)+$',
    '^(\\u0041|[A-C])*$',
  ])('is seen: %s', (pattern) => {
    const text = slowText(pattern);
    expect(text, 'a text that shows it').toMatch(/./u);
  });

  it.each([
    '^[a-z]+( [a-z]+)*$',
    '^[0-9]{7}-[0-9]{2}\\.[0-9]{4}$',
    '^(?=.*\\p{L})(?=.*\\d)',
    '^([A-Z]|[0-9])+$',
    '^(ab|ac|b)+$',
    '^(a?b)*$',
    '^a{0,5}b{2,}$',
    '^(\\d{3}\\.)*\\d{1,3}(,\\d{2})?$',
    "^\\p{L}[\\p{L}\\p{M}' .-]*$",
    '^[^\\]]+(\\][^\\]]+)*$',
    '',
  ])('is none: %s', (pattern) => {
    expect(slowText(pattern)).toBeUndefined();
  });

  it('says it with a text that both ways take', () => {
    const text = slowText('^([A-Z]|[A-Z0-9])+$')!;
    expect(text).toMatch(/^[A-Z]+$/);
  });

  it('is none of those that are sold', () => {
    const written = JSON.stringify([...readFiles('product-schemas').files]);
    const patterns = [...written.matchAll(/"pattern":"((?:[^"\\]|\\.)*)"/g)].map(
      ([, pattern]) => JSON.parse(`"${pattern}"`) as string,
    );
    expect(patterns.length).toBeGreaterThan(5);
    expect(patterns.filter((pattern) => slowText(pattern))).toEqual([]);
  });
});
