import { describe, expect, it } from 'vitest';
import { number, type Sketch } from '../../tests/engine/definitions';
import { open } from '../../tests/engine/Wizard';
import { ruleUses } from './ruleUses';

const v = (name: string) => ({ var: `s.${name}` });
const sketch: Sketch = {
  steps: { s: { fields: { a: { ...number }, b: number, sum: number } }, t: { fields: { x: number } } },
  initial: [{ id: 'starts', field: 's.b', value: 1, follows: ['s.a'] }],
  derived: [{ id: 'sum', note: 'Both.', field: 's.sum', value: { sum: [v('a'), v('b')] } }],
  states: [
    { id: 'forces', fields: ['s.b'], when: v('a'), then: { value: 2 } },
    { id: 'hides-t', steps: ['t'], when: v('a'), else: { visible: false } },
  ],
  checks: [{ id: 'small', fields: ['s.b'], that: { '<': [v('b'), 9] }, message: 'Menor.', clears: ['s.a'] }],
  resets: [{ id: 'empties', on: ['s.a'], clear: ['t.x'] }],
};
const uses = ruleUses(open(sketch).session.definition);
const use = (id: string) => uses.find((rule) => rule.id === id);

describe('which rule reads and writes what', () => {
  it('lists every rule, kind after kind', () => {
    expect(uses.map((rule) => rule.id)).toEqual(['starts', 'sum', 'forces', 'hides-t', 'small', 'empties']);
  });

  it('knows what a value is made of, and its note', () => {
    expect(use('sum')).toMatchObject({ note: 'Both.', reads: ['s.a', 's.b'], writes: ['s.sum'], shapes: [] });
    expect(use('starts')).toMatchObject({ reads: ['s.a'], writes: ['s.b'] });
  });

  it('tells a state that forces a value from one that hides a step', () => {
    expect(use('forces')).toMatchObject({ reads: ['s.a'], writes: ['s.b'], shapes: ['s.b'] });
    expect(use('hides-t')).toMatchObject({ reads: ['s.a'], writes: [], shapes: ['t.x'] });
  });

  it('takes what checks and resets empty for written', () => {
    expect(use('small')).toMatchObject({
      reads: ['s.b'],
      writes: ['s.a'],
      shapes: ['s.b'],
      message: 'Menor.',
    });
    expect(use('empties')).toMatchObject({ reads: ['s.a'], writes: ['t.x'], shapes: [] });
  });
});
