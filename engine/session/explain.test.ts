import { describe, expect, it } from 'vitest';
import { number, type Sketch } from '../../tests/engine/definitions';
import { open } from '../../tests/engine/Wizard';
import { explain } from './explain';

const v = (name: string) => ({ var: `s.${name}` });
const sketch: Sketch = {
  steps: { s: { fields: { a: { ...number, title: 'Valor A' }, b: number, least: number } } },
  derived: [
    { id: 'least', note: 'The smaller of both.', field: 's.least', value: { min: [v('a'), v('b')] } },
  ],
};

describe('why this value?', () => {
  it('names the rule, its note and what it read', () => {
    const wizard = open(sketch).edit('s.b', 5).edit('s.a', 3);
    expect(explain(wizard.session, 's.least')).toEqual({
      field: 's.least',
      value: 3,
      by: 'derived',
      rule: 'least',
      note: 'The smaller of both.',
      inputs: [
        { field: 's.a', title: 'Valor A', value: 3 },
        { field: 's.b', title: 'b', value: 5 },
      ],
    });
  });

  it('knows the inputs of now where the value stayed the same', () => {
    const wizard = open(sketch).edit('s.b', 5).edit('s.a', 3).edit('s.b', 7);
    expect(explain(wizard.session, 's.least').inputs.map((input) => input.value)).toEqual([3, 7]);
  });

  it('names the person, the initial rule, or nobody', () => {
    const wizard = open({ ...sketch, initial: [{ id: 'i', note: 'Starts so.', field: 's.b', value: 1 }] });
    wizard.edit('s.a', 2);
    expect(explain(wizard.session, 's.a')).toMatchObject({ by: 'person', inputs: [] });
    expect(explain(wizard.session, 's.b')).toMatchObject({ by: 'initial', rule: 'i', note: 'Starts so.' });
    expect(explain(wizard.edit('s.b', '').session, 's.b')).toMatchObject({ by: 'empty', value: undefined });
  });
});
