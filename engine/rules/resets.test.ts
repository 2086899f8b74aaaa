import { describe, expect, it } from 'vitest';
import { texts, type Sketch } from '../../tests/engine/definitions';
import { open } from '../../tests/engine/Wizard';

const v = (name: string) => ({ var: `s.${name}` });
const sketch: Sketch = {
  steps: texts('on', 'cleared', 'guard'),
  resets: [{ id: 'r', on: ['s.on'], clear: ['s.cleared'], when: { '!': [v('guard')] } }],
};

describe('a reset', () => {
  it('empties its fields when the one it watches changes', () => {
    const wizard = open(sketch).edit('s.on', 'a').edit('s.cleared', 'x').edit('s.on', 'b');
    expect(wizard.value('s.cleared')).toBeUndefined();
    expect(wizard.happened).toEqual(['wrote s.cleared']);
  });

  it('empties nothing when the field is given the value it has', () => {
    const wizard = open(sketch).edit('s.on', 'a').edit('s.cleared', 'x').edit('s.on', 'a');
    expect(wizard.value('s.cleared')).toBe('x');
  });

  it('empties nothing while its condition fails, nor when the condition alone changes', () => {
    const guarded = open(sketch).edit('s.guard', 'g').edit('s.cleared', 'x').edit('s.on', 'b');
    expect(guarded.value('s.cleared')).toBe('x');
    expect(guarded.edit('s.guard', '').value('s.cleared')).toBe('x');
  });

  it('does not run when a wizard opens, nor on what a draft brings', () => {
    const initial = [
      { id: 'i1', field: 's.on', value: 'a' },
      { id: 'i2', field: 's.cleared', value: 'x' },
    ];
    const wizard = open({ ...sketch, initial });
    expect(wizard.value('s.cleared')).toBe('x');
    const answers = { 's.on': 'b', 's.cleared': 'y' };
    expect(wizard.send({ type: 'prefilled', from: 'draft', answers }).answers).toEqual(answers);
  });

  it('wakes the rules that read what it emptied', () => {
    const derived = [{ id: 'd', field: 's.copy', value: v('cleared') }];
    const wizard = open({ ...sketch, steps: texts('on', 'cleared', 'guard', 'copy'), derived });
    expect(wizard.edit('s.cleared', 'x').edit('s.on', 'b').value('s.copy')).toBeUndefined();
  });

  it('is not woken by a value that changes behind a hidden field', () => {
    const wizard = open({
      steps: texts('source', 'on', 'cleared'),
      states: [{ id: 'hide', fields: ['s.on'], then: { visible: false } }],
      derived: [{ id: 'd', field: 's.on', value: v('source') }],
      resets: [{ id: 'r', on: ['s.on'], clear: ['s.cleared'] }],
    });
    expect(wizard.edit('s.cleared', 'x').edit('s.source', 'a').value('s.cleared')).toBe('x');
  });
});
