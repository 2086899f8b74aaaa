import { describe, expect, it } from 'vitest';
import { date, texts, type Sketch } from '../../tests/engine/definitions';
import { open } from '../../tests/engine/Wizard';
import { draftOf, isChanged, resume } from './draft';
import { readRecord } from '../record/readRecord';
import { writeRecord } from '../record/writeRecord';

const v = (name: string) => ({ var: `s.${name}` });
const initial = [{ id: 'i', field: 's.a', value: 'initial' }];
const sketch: Sketch = {
  steps: { s: { fields: { a: {}, b: {}, copy: {} } }, t: { fields: { c: {} } } },
  initial,
  derived: [{ id: 'copy', field: 's.copy', value: v('b') }],
};

describe('prefilling', () => {
  it('takes answers over, computes derived values and passes over unknown fields', () => {
    const answers = { 's.b': 'x', 's.copy': 'stale', 's.gone': 1, __proto__: 2 };
    const wizard = open(sketch).send({ type: 'prefilled', from: 'draft', answers });
    expect(wizard.answers).toEqual({ 's.a': 'initial', 's.b': 'x', 's.copy': 'x' });
    expect(wizard.origin('s.b')).toEqual({ by: 'prefill' });
  });

  it('keeps relations as they came', () => {
    const wizard = open({
      steps: texts('a', 'b'),
      relations: [
        { id: 'r', ties: ['s.a', 's.b'], solve: [{ edited: ['s.a'], set: 's.b', to: { upper: [v('a')] } }] },
      ],
    });
    wizard.send({ type: 'prefilled', from: 'quote', answers: { 's.a': 'x', 's.b': 'other' } });
    expect(wizard.answers).toEqual({ 's.a': 'x', 's.b': 'other' });
  });

  it('empties an initial value where a draft says that it was empty, not where it does not know the field', () => {
    const empty = open(sketch).send({
      type: 'prefilled',
      from: 'draft',
      answers: { 's.a': null, 's.b': 'x' },
    });
    expect(empty.answers).toEqual({ 's.b': 'x', 's.copy': 'x' });
    const unknown = open(sketch).send({ type: 'prefilled', from: 'draft', answers: { 's.b': 'x' } });
    expect(unknown.value('s.a')).toBe('initial');
  });

  it('empties an initial value that a quote has not, save where its record never holds the field', () => {
    const quote = { type: 'prefilled', from: 'quote', answers: { 's.b': 'x' } } as const;
    expect(open(sketch).send(quote).value('s.a')).toBeUndefined();
    const unsent = { ...sketch, record: { fields: [{ from: 's.a', to: null }] } };
    expect(open(unsent).send(quote).value('s.a')).toBe('initial');
  });

  it('keeps the initial value of a field that is hidden in the quote', () => {
    const states = [{ id: 'h', fields: ['s.a'], when: v('b'), then: { visible: false } }];
    const wizard = open({ ...sketch, states }).send({
      type: 'prefilled',
      from: 'quote',
      answers: { 's.b': 'x' },
    });
    expect(wizard.answers).toEqual({ 's.b': 'x', 's.copy': 'x' });
    expect(wizard.edit('s.b', '').value('s.a')).toBe('initial');
  });

  it('from the catalogue gives some answers, wakes resets and keeps the rest', () => {
    const resets = [{ id: 'r', on: ['s.b'], clear: ['t.c'] }];
    const wizard = open({ ...sketch, resets }).edit('t.c', 'x');
    wizard.send({ type: 'prefilled', from: 'catalogue', answers: { 's.b': 'x' } });
    expect(wizard.answers).toEqual({ 's.a': 'initial', 's.b': 'x', 's.copy': 'x' });
  });

  it('shows states by the answers that came', () => {
    const states = [{ id: 'h', fields: ['t.c'], when: v('b'), then: { visible: false } }];
    const answers = { 's.b': 'x', 't.c': 'y' };
    const wizard = open({ ...sketch, states }).send({ type: 'prefilled', from: 'draft', answers });
    expect(wizard.answered('t.c')).toBeUndefined();
    expect(wizard.value('t.c')).toBe('y');
  });
});

it('ends a submission that waited with the answers of before', () => {
  const save = { id: 'save', source: 'x', on: 'submit', fields: ['s.a'], request: { a: v('a') } } as const;
  const wizard = open({ steps: texts('a'), initial, lookups: [save] }).continue();
  expect(wizard.session.submitting).toBe(true);
  wizard.send({ type: 'prefilled', from: 'draft', answers: { 's.a': 'x' } });
  expect(wizard.session.submitting).toBe(false);
  expect(wizard.continue().happened).toEqual(['lookup save']);
});

describe('steps after prefilling', () => {
  const prefill = (
    from: 'draft' | 'quote' | 'catalogue',
    steps?: Record<string, 'done' | 'open' | 'pending'>,
  ) => open(sketch).send({ type: 'prefilled', from, answers: {}, steps }).steps;

  it('opens the last step of a quote, the others done', () => {
    expect(prefill('quote')).toEqual(['done', 'open']);
  });

  it('leaves the steps to the catalogue as they are', () => {
    expect(prefill('catalogue')).toEqual(['open', 'pending']);
  });

  it('takes a draft up where it was, with exactly one open step', () => {
    expect(prefill('draft', { s: 'done', t: 'open' })).toEqual(['done', 'open']);
    expect(prefill('draft', { s: 'open', t: 'open' })).toEqual(['open', 'pending']);
    expect(prefill('draft', { s: 'done', t: 'done' })).toEqual(['done', 'open']);
    expect(prefill('draft', {})).toEqual(['open', 'pending']);
    expect(prefill('draft', { s: 'nonsense' as 'done' })).toEqual(['open', 'pending']);
  });

  it('opens no hidden step', () => {
    const states = [{ id: 'h', steps: ['t'], then: { visible: false } }];
    const wizard = open({ ...sketch, states });
    expect(wizard.send({ type: 'prefilled', from: 'quote', answers: {} }).steps).toEqual(['open', 'done']);
  });
});

describe('a draft', () => {
  const states = [{ id: 'h', fields: ['s.a'], when: { '==': [v('b'), 'hide'] }, then: { visible: false } }];

  it('brings back every answer, what was emptied and what is hidden', () => {
    const wizard = open({ ...sketch, states })
      .edit('s.a', '')
      .edit('s.b', 'x')
      .continue()
      .edit('t.c', 'y');
    const kept = JSON.parse(JSON.stringify(draftOf(wizard.session)));
    const again = open({ ...sketch, states }).send(resume(kept));
    expect(again.answers).toEqual(wizard.answers);
    expect(again.steps).toEqual(wizard.steps);
    const hidden = open({ ...sketch, states })
      .edit('s.a', 'mine')
      .edit('s.b', 'hide');
    expect(
      open({ ...sketch, states })
        .send(resume(draftOf(hidden.session)))
        .edit('s.b', '')
        .value('s.a'),
    ).toBe('mine');
  });

  it('names its definition and leaves derived values out', () => {
    const draft = draftOf(open(sketch).edit('s.b', 'x').session);
    expect(draft.definition).toMatch(/^[0-9a-f]{64}$/);
    expect(draft.answers).toEqual({ 's.a': 'initial', 's.b': 'x', 't.c': null });
  });

  it('passes over answers of fields that are gone', () => {
    const wizard = open(sketch).send(
      resume({ definition: '', answers: { 's.gone': 1, 's.b': 'x' }, steps: {} }),
    );
    expect(wizard.value('s.b')).toBe('x');
  });
});

describe('whether anything has changed', () => {
  it('counts from the initial values', () => {
    const wizard = open(sketch);
    expect(isChanged(wizard.session)).toBe(false);
    expect(isChanged(wizard.edit('s.b', 'x').session)).toBe(true);
    expect(isChanged(wizard.edit('s.b', '').session)).toBe(false);
  });

  it('counts from the quote that was loaded, but for a draft from the start', () => {
    const answers = { 's.b': 'x' };
    expect(isChanged(open(sketch).send({ type: 'prefilled', from: 'quote', answers }).session)).toBe(false);
    expect(isChanged(open(sketch).send({ type: 'prefilled', from: 'draft', answers }).session)).toBe(true);
  });
});

describe('a quote', () => {
  it('comes back as it was recorded', () => {
    const dates: Sketch = {
      steps: { s: { fields: { start: date, days: { type: 'integer' }, end: date } } },
      initial: [{ id: 'i', field: 's.start', value: { today: [] } }],
      relations: [
        {
          id: 'r',
          ties: ['s.start', 's.days', 's.end'],
          solve: [{ edited: ['s.days', 's.start'], set: 's.end', to: { addDays: [v('start'), v('days')] } }],
        },
      ],
      record: { fields: [{ from: 's.end', to: 'Policy.End' }] },
    };
    const wizard = open(dates).edit('s.start', '2027-01-01').edit('s.days', 3);
    const record = writeRecord(wizard.session);
    expect(record).toEqual({ s: { start: '2027-01-01', days: 3 }, Policy: { End: '2027-01-04' } });
    const answers = readRecord(wizard.session.definition.source, record, wizard.session.env.today);
    expect(open(dates).send({ type: 'prefilled', from: 'quote', answers }).answers).toEqual(wizard.answers);
  });
});
