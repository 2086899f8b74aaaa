import { describe, expect, it } from 'vitest';
import { compileSketch, environment, number, texts, type Sketch } from '../../tests/engine/definitions';
import { open } from '../../tests/engine/Wizard';
import { review } from '../review/review';
import { draftOf, resume } from './draft';
import { explain } from './explain';

const v = (name: string) => ({ var: `s.${name}` });
const sketch: Sketch = {
  steps: { s: { fields: { appeal: {}, deposit: number, note: {} } } },
  initial: [
    {
      id: 'deposit',
      note: 'The amount of the kind of appeal.',
      field: 's.deposit',
      follows: ['s.appeal'],
      value: { if: [{ '==': [v('appeal'), 'RO'] }, 13_000, { if: [v('appeal'), 26_000, null] }] },
    },
  ],
};
const wizard = () => open(sketch).edit('s.appeal', 'RO');

describe('a value that follows another field', () => {
  it('comes with the other, and anew when that changes', () => {
    expect(open(sketch).value('s.deposit')).toBeUndefined();
    expect(wizard().value('s.deposit')).toBe(13_000);
    expect(wizard().edit('s.appeal', 'RR').value('s.deposit')).toBe(26_000);
    expect(wizard().edit('s.appeal', '').value('s.deposit')).toBeUndefined();
  });

  it('may be edited, and stays so when the other changes', () => {
    const edited = wizard().edit('s.deposit', 5);
    expect(edited.edit('s.note', 'x').value('s.deposit')).toBe(5);
    expect(edited.edit('s.appeal', 'RR').value('s.deposit')).toBe(5);
  });

  it('comes again where what was typed was emptied', () => {
    const emptied = wizard().edit('s.deposit', 5).edit('s.deposit', '');
    expect(emptied.edit('s.appeal', 'RR').value('s.deposit')).toBe(26_000);
  });

  it('is said to have been written, and by which rule from what', () => {
    const edited = wizard();
    expect(edited.happened).toEqual(['wrote s.deposit']);
    expect(explain(edited.session, 's.deposit')).toMatchObject({
      by: 'initial',
      rule: 'deposit',
      note: 'The amount of the kind of appeal.',
      inputs: [{ field: 's.appeal', value: 'RO' }],
    });
    expect(explain(edited.edit('s.deposit', 5).session, 's.deposit').by).toBe('person');
  });

  it('follows a start value whichever of them is written first', () => {
    const [deposit] = sketch.initial!;
    const appeal = { id: 'appeal', field: 's.appeal', value: 'RO' };
    for (const initial of [
      [appeal, deposit!],
      [deposit!, appeal],
    ]) {
      expect(open({ ...sketch, initial }).value('s.deposit')).toBe(13_000);
    }
  });

  it('is the start value where it does not depend on the other', () => {
    const initial = [{ id: 'd', field: 's.deposit', follows: ['s.appeal'], value: 7 }];
    const started = open({ ...sketch, initial });
    expect(started.value('s.deposit')).toBe(7);
    expect(started.edit('s.deposit', 5).edit('s.appeal', 'RO').value('s.deposit')).toBe(5);
  });

  it('is made of what the same edit has settled, and does not come anew for that alone', () => {
    const value = { times: [v('base'), 2] };
    const computed: Sketch = {
      steps: { s: { fields: { appeal: {}, size: number, base: number, deposit: number } } },
      initial: [{ id: 'd', field: 's.deposit', follows: ['s.appeal'], value }],
      derived: [{ id: 'b', field: 's.base', value: { times: [{ length: [v('appeal')] }, v('size')] } }],
    };
    const made = open(computed).edit('s.size', 10).edit('s.appeal', 'RO');
    expect(made.value('s.deposit')).toBe(40);
    expect(made.edit('s.size', 100).value('s.deposit')).toBe(40);
    expect(made.edit('s.appeal', 'ROT').value('s.deposit')).toBe(600);
  });

  it('comes after a reset of the same field', () => {
    const resets = [{ id: 'r', on: ['s.appeal'], clear: ['s.deposit'] }];
    const again = open({ ...sketch, resets })
      .edit('s.appeal', 'RO')
      .edit('s.deposit', 5);
    expect(again.edit('s.appeal', 'RR').value('s.deposit')).toBe(26_000);
  });

  it('follows a field that is hidden and shown, which is emptied and filled', () => {
    const states = [{ id: 'h', fields: ['s.appeal'], when: v('note'), then: { visible: false } }];
    const hidden = open({ ...sketch, states })
      .edit('s.appeal', 'RO')
      .edit('s.note', 'x');
    expect(hidden.value('s.deposit')).toBeUndefined();
    expect(hidden.edit('s.note', '').value('s.deposit')).toBe(13_000);
  });
});

describe('a value that follows, from outside', () => {
  const answers = { 's.appeal': 'RR', 's.deposit': 5 };

  it('stays as the draft has it, empty where it was emptied', () => {
    const draft = draftOf(wizard().edit('s.deposit', 5).session);
    expect(open(sketch).send(resume(draft)).value('s.deposit')).toBe(5);
    expect(open(sketch).send(resume(draft)).edit('s.appeal', 'RO').value('s.deposit')).toBe(5);
    const emptied = draftOf(wizard().edit('s.deposit', undefined).session);
    expect(open(sketch).send(resume(emptied)).value('s.deposit')).toBeUndefined();
  });

  it('goes on following where the draft has it from its rule', () => {
    const resumed = open(sketch).send(resume(draftOf(wizard().session)));
    expect(resumed.origin('s.deposit')).toEqual({ by: 'initial', rule: 'deposit' });
    expect(resumed.edit('s.appeal', 'RR').value('s.deposit')).toBe(26_000);
  });

  it('stays as the quote has it, through the next change too', () => {
    const quote = open(sketch).send({ type: 'prefilled', from: 'quote', answers });
    expect(quote.value('s.deposit')).toBe(5);
    expect(quote.edit('s.appeal', 'RO').value('s.deposit')).toBe(5);
  });

  it('comes with what the catalogue carries, unless that says it too', () => {
    const carried = (carries: object) =>
      open(sketch).send({ type: 'prefilled', from: 'catalogue', answers: { ...carries } });
    expect(carried({ 's.appeal': 'RR' }).value('s.deposit')).toBe(26_000);
    expect(carried(answers).value('s.deposit')).toBe(5);
  });

  it('is not enforced by the server, nor invented', () => {
    const definition = compileSketch(sketch);
    const reviewed = (s: object) => review(definition, { s }, environment);
    expect(reviewed({ appeal: 'RR', deposit: 5 }).issues).toEqual([]);
    expect(reviewed({ appeal: 'RR' }).issues).toEqual([]);
    expect(reviewed({ appeal: 'RR' }).record).toEqual({ s: { appeal: 'RR' } });
  });
});

it('refuses to feed itself in a circle', () => {
  const follow = (field: string, other: string) => ({
    id: field,
    field: `s.${field}`,
    follows: [`s.${other}`],
    value: v(other),
  });
  const circle: Sketch = { steps: texts('a', 'b'), initial: [follow('a', 'b'), follow('b', 'a')] };
  expect(() => open(circle)).toThrow('b → a → b');
});
