import { describe, expect, it } from 'vitest';
import { withValue, type Places } from './valueEdits';

const text = `{
  "title": "A",
  "ui": { "widget":  "text" },
  "list": [1,  2, 3],
  "only": { "x": 1 }
}
`;
const places: Places = {
  keysAt: (pointer) => (pointer === '' ? ['title', 'hint', 'ui', 'list', 'only'] : []),
  isOptional: (pointer) => pointer === '/only' || pointer === '/list',
  blankItem: () => 0,
};
const value = JSON.parse(text) as { readonly [key: string]: never };
const changed = (part: object) => withValue(text, { ...value, ...part }, places);

describe('a value that is written into a text', () => {
  it('is written where it differs, and nowhere else', () => {
    expect(changed({ ui: { widget: 'date' } })).toBe(text.replace('"text"', '"date"'));
    expect(changed({})).toBe(text);
  });

  it('puts a new key where files have it, and takes one away that is emptied', () => {
    expect(changed({ hint: 'B' })).toBe(text.replace('"A",\n', '"A",\n  "hint": "B",\n'));
    expect(changed({ only: { x: undefined } })).toBe(text.replace(',\n  "only": { "x": 1 }', ''));
    expect(changed({ ui: {} })).toBe(text.replace('{ "widget":  "text" }', '{}'));
  });

  it('adds, takes away and moves one item, the others as they are written', () => {
    expect(changed({ list: [1, 2, 3, undefined] })).toBe(text.replace('3]', '3, 0]'));
    const rules = (on: string) => `{ "rules": [{ "id": 1${on} }] }`;
    for (const before of ['', ', "on": []']) {
      const after = withValue(rules(before), { rules: [{ id: 1, on: [undefined] }] }, places);
      expect(JSON.parse(after)).toEqual({ rules: [{ id: 1, on: [0] }] });
    }
    expect(changed({ list: [1, 3] })).toBe(text.replace(',  2', ''));
    expect(changed({ list: [3, 1, 2] })).toBe(text.replace('[1,  2, 3]', '[3,  1, 2]'));
    expect(changed({ list: [] })).toBe(text.replace('  "list": [1,  2, 3],\n', ''));
  });
});
