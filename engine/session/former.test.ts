import { describe, expect, it } from 'vitest';
import * as fc from 'fast-check';
import { compileSketch, environment, type Sketch } from '../../tests/engine/definitions';
import { open } from '../../tests/engine/Wizard';
import { resume, type Draft } from './draft';
import { givenUnderToday, underToday } from './former';
import { storedSession } from './stored';
import { upgrade } from './upgrade';

const options = [
  { value: 'PF', label: 'Pessoa Física' },
  { value: 'PJ', label: 'Pessoa Jurídica' },
];
const parts = { value: { type: 'string' }, label: { type: 'string' } };
const sketch: Sketch = {
  steps: {
    s: {
      fields: {
        kind: { was: ['s.type', 't.sort'], mapped: { F: 'PF', J: 'PJ' }, ui: { widget: 'select', options } },
        firm: { type: 'object', properties: parts, mapped: { 1: 'one' }, ui: { widget: 'choice' } },
        note: {},
      },
    },
  },
};
const definition = compileSketch(sketch);

describe('answers of an earlier version', () => {
  it.each([
    ['a former name', { 's.type': 'PF' }, { 's.kind': 'PF' }],
    ['a former step', { 't.sort': 'PJ' }, { 's.kind': 'PJ' }],
    ['a former name and a former option', { 's.type': 'J' }, { 's.kind': 'PJ' }],
    [
      'the value of a choice',
      { 's.firm': { value: '1', label: 'Um' } },
      { 's.firm': { value: 'one', label: 'Um' } },
    ],
    ["today's name before a former one", { 's.kind': 'PF', 's.type': 'PJ' }, { 's.kind': 'PF' }],
    ['what was left empty', { 's.type': null }, { 's.kind': null }],
    ['nothing of what is as it was', { 's.note': 'F', 's.gone': 1 }, { 's.note': 'F', 's.gone': 1 }],
    ['an option named like what every object has', { 's.kind': 'toString' }, { 's.kind': 'toString' }],
  ])('moves %s', (_what, kept, now) => {
    expect(underToday(definition.source, kept)).toEqual(now);
  });

  it("changes nothing a second time, and loses no answer but one that today's own name has", () => {
    const path = fc.constantFrom('s.kind', 's.type', 't.sort', 's.note', 's.gone');
    const answer = fc.constantFrom('F', 'J', 'PF', 'x', null, 7);
    fc.assert(
      fc.property(fc.dictionary(path, answer), (kept) => {
        const once = underToday(definition.source, kept);
        expect(underToday(definition.source, once)).toEqual(once);
        const names = new Set(Object.keys(kept).map((name) => (/type|sort/.test(name) ? 's.kind' : name)));
        expect(new Set(Object.keys(once))).toEqual(names);
      }),
    );
  });

  it("are a draft's, with who gave them, and a taken request's", () => {
    const provenance = {
      given: ['s.note', 's.type'],
      written: { 't.sort': { by: 'initial', rule: 'i' } },
    } as const;
    expect(givenUnderToday(definition.source, provenance)).toEqual({
      given: ['s.note', 's.kind'],
      written: { 's.kind': { by: 'initial', rule: 'i' } },
    });
    const draft: Draft = { definition: '', answers: { 's.type': 'J' }, steps: { s: 'open' } };
    expect(open(sketch).send(resume(draft)).value('s.kind')).toBe('PJ');
    const index = definition.byPath.get('s.kind')!.index;
    expect(storedSession(definition, { 's.type': 'F' }, environment).values.at(index)).toBe('PF');
  });
});

describe('answers of a version that was taken back', () => {
  const select = (...values: string[]) => ({
    ui: { widget: 'select', options: values.map((value) => ({ value, label: value })) },
  });
  const older = compileSketch({
    steps: { s: { fields: { agency: {}, use: select('A', 'B', 'C'), note: {} } } },
  });
  const newer = compileSketch({
    steps: {
      s: {
        fields: {
          office: { was: ['s.agency'] },
          use: { mapped: { A: 'home', B: 'both', C: 'both' }, ...select('home', 'both') },
          note: { was: ['s.old'] },
        },
      },
    },
  });
  const back = (kept: Record<string, unknown>) => upgrade(older, kept, newer);

  it.each([
    ['a new name', { 's.office': 'x' }, { 's.agency': 'x' }],
    ['a new option', { 's.use': 'home' }, { 's.use': 'A' }],
    ['what is as it was', { 's.note': 'x', 's.use': 'A' }, { 's.note': 'x', 's.use': 'A' }],
    ['what was left empty', { 's.office': null }, { 's.agency': null }],
  ])('move %s back', (_what, kept, now) => {
    expect(back(kept)).toMatchObject({ answers: now, lost: [] });
  });

  it('are asked again where one option had become that of several', () => {
    expect(back({ 's.use': 'both' })).toMatchObject({
      answers: {},
      lost: [{ former: 's.use', path: 's.use', by: 'unfit' }],
    });
  });

  it('are as they were given after there and back, with who gave them', () => {
    const kept = { 's.agency': 'x', 's.use': 'A', 's.note': 'y' };
    expect(back(upgrade(newer, kept, older).answers).answers).toEqual(kept);
    const provenance = { given: ['s.office', 's.note'] };
    expect(givenUnderToday(older.source, provenance, newer.source)!.given).toEqual(['s.agency', 's.note']);
  });
});
