import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Json } from '../../../engine/expression';
import type { Choice } from './Conflicts';
import { mergeTexts } from './mergeTexts';

const base = `{
  "title": "Etapa",
  "properties": {
    "one": { "title":  "Um", "maxLength": 50 },
    "two": { "title": "Dois" }
  },
  "list": [
    { "id": "a", "text": "A" },
    { "id": "b", "text": "B" },
    { "id": "c", "text": "C" }
  ]
}
`;
const changed = (from: string, to: string, text = base) => {
  expect(text).toContain(from);
  return text.replace(from, to);
};
const merge = (mine: string, theirs: string, choices: Record<string, Choice> = {}) =>
  mergeTexts({ base, mine, theirs }, new Map(Object.entries(choices)))!;

describe('what two people changed in one file', () => {
  it('at different places is put together in the text that was saved, character by character', () => {
    const mine = changed('50', '60', changed('"A"', '"AA"'));
    const theirs = changed('"Dois"', '"Duas"', changed('"C"', '"CC"'));
    const merged = merge(mine, theirs);
    expect(merged.conflicts).toEqual([]);
    expect(merged.text).toBe(changed('50', '60', changed('"A"', '"AA"', theirs)));
  });

  it('of one object, each its key, is put together too, and the same change is no conflict', () => {
    const mine = changed('"maxLength": 50', '"maxLength": 60, "hint": "Do edital"');
    const theirs = changed('"Um"', '"Primeira"', changed('"Dois"', '"Duas"'));
    expect(merge(mine, theirs)).toEqual({
      text: changed('"maxLength": 50', '"maxLength": 60, "hint": "Do edital"', theirs),
      conflicts: [],
    });
    expect(merge(mine, mine)).toEqual({ text: mine, conflicts: [] });
  });

  it('at the same place is told with all three, and decided by a choice', () => {
    const [mine, theirs] = [changed('50', '60'), changed('50', '70')];
    const { conflicts, text } = merge(mine, theirs);
    const pointer = '/properties/one/maxLength';
    expect(conflicts).toEqual([{ pointer, kind: 'value', mayBeBoth: false, base: 50, mine: 60, theirs: 70 }]);
    expect(text).toBe(theirs);
    expect(merge(mine, theirs, { [pointer]: 'mine' }).text).toBe(mine);
  });

  it('what one takes away and the other changes is asked about', () => {
    const mine = changed(',\n    "two": { "title": "Dois" }', '');
    const theirs = changed('"Dois"', '"Duas"');
    const { conflicts } = merge(mine, theirs);
    expect(conflicts).toEqual([
      {
        pointer: '/properties/two',
        kind: 'value',
        mayBeBoth: false,
        base: { title: 'Dois' },
        mine: undefined,
        theirs: { title: 'Duas' },
      },
    ]);
    expect(merge(mine, theirs, { '/properties/two': 'mine' }).text).toBe(mine);
  });

  it('items that both put in at one place may both stay', () => {
    const end = '{ "id": "c", "text": "C" }';
    const mine = changed(end, `${end},\n    { "id": "m", "text": "M" }`);
    const theirs = changed(end, `${end},\n    { "id": "t", "text": "T" }`);
    const { conflicts } = merge(mine, theirs);
    expect(conflicts).toMatchObject([{ pointer: '/list/3', kind: 'items', mayBeBoth: true }]);
    const ids = (choice: Choice) =>
      (JSON.parse(merge(mine, theirs, { '/list/3': choice }).text) as { list: { id: string }[] }).list
        .map(({ id }) => id)
        .join('');
    expect([ids('mine'), ids('theirs'), ids('both')]).toEqual(['abcm', 'abct', 'abctm']);
  });

  it('an item put in before another that was changed, and one that was moved, stay each what it is', () => {
    const first = '{ "id": "a", "text": "A" }';
    const mine = changed(first, `{ "id": "n", "text": "N" },\n    ${first}`);
    const theirs = changed('"A"', '"AA"');
    const { text, conflicts } = merge(mine, theirs);
    expect(conflicts).toEqual([]);
    expect(JSON.parse(text)).toMatchObject({ list: [{ id: 'n' }, { id: 'a', text: 'AA' }, {}, {}] });
  });

  it('questions that one moved are moved, with what the other changed in them', () => {
    const moved = changed(
      '"one": { "title":  "Um", "maxLength": 50 },\n    "two": { "title": "Dois" }',
      '"two": { "title": "Dois" },\n    "one": { "title":  "Um", "maxLength": 50 }',
    );
    const theirs = changed('50', '70');
    expect(merge(moved, theirs).text).toBe(changed('50', '70', moved));
    expect(merge(theirs, moved).text).toBe(changed('50', '70', moved));
  });

  it('a text that is no JSON has no places', () => {
    expect(mergeTexts({ base, mine: '{ "a": ', theirs: base })).toBeUndefined();
    const deep = `{ "a": ${'['.repeat(5000)}${']'.repeat(5000)} }`;
    expect(mergeTexts({ base, mine: deep, theirs: base })).toBeUndefined();
    expect(mergeTexts({ base: '', mine: '{ "a": 1 }', theirs: '{ "b": 2 }' })).toMatchObject({
      conflicts: [],
    });
  });
});

/** Few names and values, so that two people meet at the same places. */
const scalar = fc.constantFrom<Json>(1, 2, 'x', null);
const inner = fc.oneof(
  scalar,
  fc.array(scalar, { maxLength: 4 }),
  fc.dictionary(fc.constantFrom('a', 'b', 'c'), scalar),
);
const file = fc
  .dictionary(fc.constantFrom('a', 'b', 'c', 'd'), fc.oneof(inner, fc.array(inner, { maxLength: 4 })))
  .map((value) => `${JSON.stringify(value, null, 2)}\n`);

it('loses nothing: a change alone is all of it, and what meets is told whoever saved first', () => {
  fc.assert(
    fc.property(file, file, file, (before, mine, theirs) => {
      const read = (one: string) => JSON.stringify(JSON.parse(one));
      const alone = mergeTexts({ base: before, mine, theirs: before })!;
      expect([alone.conflicts, read(alone.text)]).toEqual([[], read(mine)]);
      expect(mergeTexts({ base: before, mine: before, theirs })).toEqual({ text: theirs, conflicts: [] });
      const placesOf = (sides: { mine: string; theirs: string }) =>
        mergeTexts({ base: before, ...sides })!
          .conflicts.map(({ pointer }) => pointer)
          .toSorted();
      expect(placesOf({ mine, theirs })).toEqual(placesOf({ mine: theirs, theirs: mine }));
      const [mineAll, theirsAll] = (['mine', 'theirs'] as const).map((choice) => {
        const choices = new Map(placesOf({ mine, theirs }).map((pointer) => [pointer, choice]));
        return mergeTexts({ base: before, mine, theirs }, choices)!;
      });
      const swapped = mergeTexts(
        { base: before, mine: theirs, theirs: mine },
        new Map(placesOf({ mine, theirs }).map((pointer) => [pointer, 'theirs'])),
      )!;
      const sorted = (one: string) => JSON.parse(one) as unknown;
      expect(sorted(mineAll!.text)).toEqual(sorted(swapped.text));
      expect(theirsAll!.text).toBe(mergeTexts({ base: before, mine, theirs })!.text);
    }),
    { numRuns: 500 },
  );
});
