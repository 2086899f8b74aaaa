import { describe, expect, it } from 'vitest';
import { number, texts, type Sketch } from '../../tests/engine/definitions';
import { open } from '../../tests/engine/Wizard';

const v = (name: string) => ({ var: `s.${name}` });
const sketch: Sketch = {
  steps: { s: { fields: { a: number, b: number, total: number } } },
  derived: [{ id: 'total', note: 'a + b', field: 's.total', value: { sum: [v('a'), v('b')] } }],
};

describe('a derived value', () => {
  it('follows what it reads', () => {
    const wizard = open(sketch).edit('s.a', 0.1).edit('s.b', 0.2);
    expect(wizard.value('s.total')).toBe(0.3);
    expect(wizard.happened).toEqual(['wrote s.total']);
  });

  it('is computed when the wizard opens', () => {
    const wizard = open({ ...sketch, initial: [{ id: 'i', field: 's.a', value: 2 }] });
    expect(wizard.value('s.total')).toBe(2);
  });

  it('is empty when the expression gives null or an empty text', () => {
    expect(open(sketch).edit('s.a', 1).edit('s.a', '').value('s.total')).toBeUndefined();
    const empty = open({ steps: texts('a', 'b'), derived: [{ id: 'd', field: 's.b', value: '' }] });
    expect(empty.value('s.b')).toBeUndefined();
  });

  it('cannot be edited', () => {
    const wizard = open(sketch).edit('s.a', 1);
    const before = wizard.session;
    expect(wizard.edit('s.total', 5).session).toBe(before);
  });

  it('does not touch the session when it comes out the same', () => {
    const wizard = open({
      steps: texts('a', 'b'),
      derived: [{ id: 'd', field: 's.b', value: { length: [v('a')] } }],
    }).edit('s.a', 'x');
    expect(wizard.edit('s.a', 'y').happened).toEqual([]);
  });

  it('does not run when nothing that it reads has changed', () => {
    const wizard = open({
      steps: texts('a', 'b', 'c', 'd'),
      derived: [
        { id: 'short', field: 's.b', value: { substr: [v('a'), 0, 1] } },
        { id: 'copy', field: 's.c', value: v('b') },
      ],
    })
      .edit('s.a', 'xy')
      .edit('s.d', 'between');
    const before = wizard.origin('s.c');
    expect(wizard.edit('s.a', 'xz').origin('s.c')).toBe(before);
  });
});
