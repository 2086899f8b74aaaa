import { describe, expect, it } from 'vitest';
import { date, number, type Sketch } from '../../tests/engine/definitions';
import { open } from '../../tests/engine/Wizard';

const v = (name: string) => ({ var: `s.${name}` });
const integer = { type: 'integer' } as const;

const term: Sketch = {
  steps: { s: { fields: { start: date, days: integer, end: date } } },
  relations: [
    {
      id: 'term',
      ties: ['s.start', 's.days', 's.end'],
      solve: [
        { edited: ['s.days'], set: 's.end', to: { addDays: [v('start'), v('days')] } },
        { edited: ['s.start', 's.end'], set: 's.days', to: { daysBetween: [v('start'), v('end')] } },
        { edited: ['s.start'], set: 's.end', to: { addDays: [v('start'), v('days')] } },
      ],
    },
  ],
};

describe('a relation', () => {
  it('lets the end give way when the days are typed', () => {
    const wizard = open(term).edit('s.start', '2026-03-10').edit('s.days', 30);
    expect(wizard.value('s.end')).toBe('2026-04-09');
  });

  it('lets the days give way when the end is typed', () => {
    const wizard = open(term).edit('s.start', '2026-03-10').edit('s.end', '2026-03-11');
    expect(wizard.value('s.days')).toBe(1);
  });

  it('does nothing while something that the way reads is empty', () => {
    expect(open(term).edit('s.days', 30).answers).toEqual({ 's.days': 30 });
  });

  it('takes the next way where the first cannot be solved', () => {
    const wizard = open(term).edit('s.days', 30).edit('s.start', '2026-03-10');
    expect(wizard.answers).toEqual({ 's.start': '2026-03-10', 's.days': 30, 's.end': '2026-04-09' });
  });

  it('keeps the others when one is emptied', () => {
    const days = open(term).edit('s.days', 30).edit('s.start', '2026-03-10').edit('s.days', '');
    expect(days.answers).toEqual({ 's.start': '2026-03-10', 's.end': '2026-04-09' });
  });

  it('takes back what followed from a value that is emptied at once', () => {
    const wizard = open(term).edit('s.start', '2026-03-10').edit('s.days', 30).edit('s.days', '');
    expect(wizard.answers).toEqual({ 's.start': '2026-03-10' });
  });

  it('takes the first way whose condition holds', () => {
    const solve = [
      { edited: ['s.a'], set: 's.b', to: 'small', when: { '<': [v('a'), 10] } },
      { edited: ['s.a'], set: 's.b', to: 'large' },
    ];
    const sketch: Sketch = {
      steps: { s: { fields: { a: number, b: {} } } },
      relations: [{ id: 'r', ties: ['s.a', 's.b'], solve }],
    };
    expect(open(sketch).edit('s.a', 9.99).value('s.b')).toBe('small');
    expect(open(sketch).edit('s.a', 10).value('s.b')).toBe('large');
  });

  it('never writes what the event gave, though a way would', () => {
    const answers = { 's.start': '2026-03-10', 's.days': 5, 's.end': '2026-12-31' };
    const wizard = open(term).send({ type: 'prefilled', from: 'catalogue', answers });
    expect(wizard.answers).toEqual(answers);
  });

  it('fills what the event did not give', () => {
    const answers = { 's.start': '2026-03-10', 's.end': '2026-03-15' };
    const wizard = open(term).send({ type: 'prefilled', from: 'catalogue', answers });
    expect(wizard.value('s.days')).toBe(5);
  });

  it('starts from a field that another rule changed', () => {
    const sketch: Sketch = {
      steps: { s: { fields: { typed: {}, a: {}, b: {} } } },
      derived: [{ id: 'd', field: 's.a', value: v('typed') }],
      relations: [
        { id: 'r', ties: ['s.a', 's.b'], solve: [{ edited: ['s.a'], set: 's.b', to: { upper: [v('a')] } }] },
      ],
    };
    expect(open(sketch).edit('s.typed', 'x').value('s.b')).toBe('X');
  });

  it('remembers what it read, and not the field that it wrote', () => {
    const wizard = open(term).edit('s.start', '2026-03-10').edit('s.days', 30);
    const { by, rule, inputs } = wizard.origin('s.end')!;
    expect({ by, rule }).toEqual({ by: 'relation', rule: 'term' });
    expect(inputs).toEqual([
      [0, '2026-03-10'],
      [1, 30],
    ]);
  });

  it('reads a hidden field as empty and so cannot be solved from it', () => {
    const sketch: Sketch = {
      ...term,
      steps: { s: { fields: { start: date, days: integer, end: date, hide: {} } } },
      states: [{ id: 'h', fields: ['s.start'], when: v('hide'), then: { visible: false } }],
    };
    const wizard = open(sketch).edit('s.start', '2026-03-10').edit('s.hide', 'x').edit('s.days', 3);
    expect(wizard.value('s.end')).toBeUndefined();
  });
});
