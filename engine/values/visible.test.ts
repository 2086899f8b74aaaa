import { describe, expect, it } from 'vitest';
import { hasHidden, isBlank } from './visible';

describe('a blank text', () => {
  it.each([
    ['nothing', ''],
    ['blanks', '   '],
    ['a no-break space', '\u00A0'],
    ['an ideographic space', '\u3000'],
    ['a zero-width space', '\u200B'],
    ['a byte order mark', '\uFEFF'],
    ['a soft hyphen', '\u00AD'],
    ['a Hangul filler', '\u3164'],
    ['a half-width filler', '\uFFA0'],
    ['an empty Braille cell', '\u2800'],
    ['marks of direction', '\u202E\u2066'],
    ['control characters', '\u0007\u0085'],
    ['a variation selector', '\uFE0F'],
    ['a tag character', '\u{E0041}'],
    ['line breaks', '\n\r\t'],
  ])('is one of %s', (_what, text) => {
    expect(isBlank(text)).toBe(true);
  });

  it.each(['a', ' a ', '.', '0', 'é', '\u200Ba', '㐀', '👍'])('is not %j', (text) => {
    expect(isBlank(text)).toBe(false);
  });
});

describe('a hidden character', () => {
  it.each([
    ['a zero-width space', 'Ac\u200Bme'],
    ['a zero-width joiner between letters', 'Ac\u200Dme'],
    ['a mark of direction', 'Acme\u202E'],
    ['a control character', 'Acme\u0007'],
    ['half of a character', 'Acme\uD800'],
    ['the other half', '\uDC00Acme'],
    ['a character of private use', 'Acme\uE000'],
    ['a line separator', 'Ac\u2028me'],
    ['a filler among letters', 'Ac\u3164me'],
    ['a line break', 'Ac\nme'],
  ])('is %s', (_what, text) => {
    expect(hasHidden(text)).toBe(true);
  });

  it.each(['São João & Cia. Ltda', "D'Ávila", 'Lote nº 1 – 2ª', '👍🏽 👨‍👩‍👧 ❤️', 'a\u00A0b', '名'])(
    'is not in %j',
    (text) => {
      expect(hasHidden(text)).toBe(false);
    },
  );

  it('is no line break where a text has lines, yet any other there', () => {
    expect(hasHidden('um\r\n\tdois', true)).toBe(false);
    expect(hasHidden('um\u2028dois', true)).toBe(true);
    expect(hasHidden('um\n\u202Edois', true)).toBe(true);
  });
});
