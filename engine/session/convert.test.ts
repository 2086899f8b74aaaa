import { describe, expect, it } from 'vitest';
import * as fc from 'fast-check';
import { compileSketch, type Sketch } from '../../tests/engine/definitions';
import { open } from '../../tests/engine/Wizard';
import type { FieldSchema } from '../model/FieldSchema';
import { sameValue } from '../model/sameValue';
import { resume } from './draft';
import { givenUnderToday, underToday } from './former';
import { isAnswer } from '../model/normalise';
import { upgradeNews } from './news';
import { upgrade } from './upgrade';

const text = { type: 'string' } as const;
const count: Partial<FieldSchema> = { type: 'integer', ui: { widget: 'integer' } };
const select = (...options: string[]): Partial<FieldSchema> => ({ ui: { widget: 'select', options } });
const piece = (index: number) => ({ trim: [{ segment: [{ var: 's.address' }, ',', index] }] });
const from = { 's.address': text };

const before = compileSketch({
  steps: {
    s: {
      fields: { address: { title: 'Endereço' }, first: {}, last: {}, months: count, size: select('P', 'G') },
    },
  },
});
const sketch: Sketch = {
  steps: {
    s: {
      fields: {
        street: {
          title: 'Rua',
          converted: {
            from,
            value: piece(0),
            back: { 's.address': { join: [[{ var: 's.street' }, { var: 't.number' }], ', '] } },
          },
        },
        name: {
          title: 'Nome',
          converted: {
            from: { 's.first': text, 's.last': text },
            value: { join: [[{ var: 's.first' }, { var: 's.last' }], ' '] },
          },
        },
        days: {
          ...count,
          title: 'Dias',
          converted: {
            from: { 's.months': { type: 'integer' } },
            value: { times: [{ var: 's.months' }, 30, 0] },
            back: { 's.months': { over: [{ var: 's.days' }, 30, 0] } },
          },
        },
        scale: {
          ...select('pequeno', 'grande'),
          title: 'Porte',
          converted: {
            from: { 's.size': text },
            value: { if: [{ '==': [{ var: 's.size' }, 'P'] }, 'pequeno', 'grande?'] },
          },
        },
      },
    },
    t: { fields: { number: { title: 'Número', converted: { from, value: piece(1) } } } },
  },
};
const today = compileSketch(sketch);
const long = 'a'.repeat(10_000);

describe('answers that an expression carries over', () => {
  it.each([
    ['a text in two', { 's.address': 'Rua A, 12' }, { 's.street': 'Rua A', 't.number': '12' }, []],
    [
      'a text with blanks that the way back does not give',
      { 's.address': 'Rua A,12' },
      { 's.street': 'Rua A', 't.number': '12' },
      ['partly'],
    ],
    ['a text without the other part', { 's.address': 'Rua A' }, { 's.street': 'Rua A' }, []],
    [
      'a text with a third part',
      { 's.address': 'Rua A, 12, ap' },
      { 's.street': 'Rua A', 't.number': '12' },
      ['partly'],
    ],
    ['two texts in one', { 's.first': 'Ana', 's.last': 'Sá' }, { 's.name': 'Ana Sá' }, []],
    ['one of two texts', { 's.first': null, 's.last': 'Sá' }, { 's.name': 'Sá' }, []],
    ['neither of two texts', { 's.first': '', 's.last': null }, {}, []],
    ['a unit', { 's.months': 2 }, { 's.days': 60 }, []],
    ['nothing at all', { 's.months': 0 }, { 's.days': 0 }, []],
    ['a unit that is no number', { 's.months': '2' }, {}, ['unfit']],
    ['a number without end', { 's.months': Infinity }, {}, ['unfit']],
    ['an option', { 's.size': 'P' }, { 's.scale': 'pequeno' }, []],
    ['an option of which none is made', { 's.size': 'G' }, {}, ['unfit']],
    ['a text of as many characters as are read', { 's.address': long }, { 's.street': long }, []],
    ['a text of one more', { 's.address': `${long}a` }, {}, ['unfit']],
    [
      'what was answered under its name today already',
      { 's.months': 2, 's.days': 7 },
      { 's.days': 7 },
      ['gone'],
    ],
    ['a name like what every object has', { constructor: 'x' }, {}, ['gone']],
  ])('are %s', (_what, kept, now, lost) => {
    const taken = upgrade(today, kept, before);
    expect(taken.answers).toEqual(now);
    expect(taken.lost.map(({ by }) => by)).toEqual(lost);
  });

  it.each([
    ['two in a text', { 's.street': 'Rua A', 't.number': '12' }, { 's.address': 'Rua A, 12' }, []],
    ['one in a text', { 's.street': 'Rua A' }, { 's.address': 'Rua A' }, []],
    [
      'what the version before would read as another',
      { 's.street': 'Rua A, 12' },
      { 's.address': 'Rua A, 12' },
      ['partly'],
    ],
    ['a unit of which nothing is over', { 's.days': 60 }, { 's.months': 2 }, []],
    ['a unit of which something is over', { 's.days': 61 }, { 's.months': 2 }, ['partly']],
    ['nothing where no way back is declared', { 's.name': 'Ana Sá' }, {}, ['gone']],
  ])('go the way back as %s', (_what, kept, now, lost) => {
    const taken = upgrade(before, kept, today);
    expect(taken.answers).toEqual(now);
    expect(taken.lost.map(({ by }) => by)).toEqual(lost);
  });

  it('are told where they read otherwise, and with their text where something is lost', () => {
    const answers = { 's.address': 'Rua A, 12, ap', 's.months': 2, 's.size': 'G' };
    const draft = { definition: before.source.hash, answers, steps: { s: 'open' } } as const;
    const wizard = open(sketch).send(resume(draft, before));
    const [news, ...others] = upgradeNews(wizard.session, draft, before);
    expect(wizard.value('s.days')).toBe(60);
    expect(news).toMatchObject({
      mapped: [
        { title: 'Rua', from: 'Rua A, 12, ap', to: 'Rua A' },
        { title: 'Dias', from: '2', to: '60' },
      ],
      again: ['Porte'],
      look: ['Rua'],
      gone: [],
      lost: [
        { title: 'Endereço', text: 'Rua A, 12, ap' },
        { title: 'size', text: 'G' },
      ],
    });
    expect(others).toMatchObject([{ step: 't', mapped: [{ title: 'Número', to: '12' }] }]);
  });

  it('are given by who gave what they are made of', () => {
    const given = { given: ['s.address', 's.first', 's.last'], written: {} };
    expect(givenUnderToday(today.source, given, before.source)!.given).toEqual([
      's.street',
      't.number',
      's.name',
    ]);
  });

  const paths = [...before.fields, ...today.fields].map(({ path }) => path);
  const answer = fc.oneof(
    fc.constantFrom('P', 'G', 'Rua A, 12', null, 60, 2),
    fc.string(),
    fc.anything({ withNullPrototype: false }),
  );
  const kept = fc.dictionary(fc.constantFrom(...paths, '__proto__', 'x.y'), answer, {
    noNullPrototype: true,
  });

  it('never throw, change nothing a second time, and leave no answer without a place or a word', () => {
    fc.assert(
      fc.property(kept, fc.boolean(), (answers, isBack) => {
        const [to, of] = isBack ? [before, today] : [today, before];
        const taken = upgrade(to, answers, of);
        expect(upgrade(to, taken.answers)).toEqual({ answers: taken.answers, lost: [], mapped: [] });
        expect(underToday(to.source, taken.answers)).toEqual(taken.answers);
        const told = new Set([...taken.lost, ...taken.mapped].map(({ former }) => former));
        const isHeld = (given: unknown) => Object.values(taken.answers).some((one) => sameValue(one, given));
        const silent = Object.entries(answers).filter(
          ([path, given]) => isAnswer(given) && !told.has(path) && !isHeld(given),
        );
        expect(silent).toEqual([]);
      }),
      { numRuns: 2000 },
    );
  });
});
