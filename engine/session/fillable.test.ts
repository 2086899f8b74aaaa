import { describe, expect, it } from 'vitest';
import type { Sketch } from '../../tests/engine/definitions';
import { open, type Wizard } from '../../tests/engine/Wizard';
import { issueAt, toCorrect } from './fillable';

const v = (name: string) => ({ var: `s.${name}` });
const sketch: Sketch = {
  steps: {
    s: {
      fields: { start: {}, end: {}, whole: { readOnly: true } },
      required: ['start', 'end', 'whole'],
    },
  },
  derived: [{ id: 'whole', field: 's.whole', value: v('end') }],
  states: [
    { id: 'waits', fields: ['s.end'], when: v('start'), else: { enabled: false, why: 'Primeiro o início.' } },
  ],
  checks: [{ id: 'short', fields: ['s.end'], that: { '==': [v('end'), 'x'] }, message: 'Não é x.' }],
};

const asked = ({ session }: Wizard) =>
  toCorrect(session, session.definition.steps[0]!).map((index) => session.definition.fields[index]!.name);

function saidAt({ session }: Wizard, path: string): string | undefined {
  const field = session.definition.byPath.get(path)!;
  return issueAt(field, session.states.at(field.index), session.issues.at(field.index))?.code;
}

describe('a required field that waits for another', () => {
  it('keeps the step open, but is not asked for', () => {
    const wizard = open(sketch).continue();
    expect(wizard.happened).toEqual(['invalid s']);
    expect(asked(wizard)).toEqual(['start']);
    expect(saidAt(wizard, 's.start')).toBe('required');
    expect(saidAt(wizard, 's.end')).toBeUndefined();
  });

  it('is asked for once it can be filled', () => {
    const wizard = open(sketch).continue().edit('s.start', '1');
    expect(asked(wizard)).toEqual(['end']);
    expect(saidAt(wizard, 's.end')).toBe('required');
  });

  it('is named where nothing else is wrong', () => {
    const optional = { ...sketch, steps: { s: { ...sketch.steps.s!, required: ['end'] } } };
    expect(asked(open(optional).continue())).toEqual(['end']);
  });

  it('says what else is wrong with it', () => {
    const wizard = open(sketch).edit('s.start', '1').edit('s.end', 'y').edit('s.start', '').continue();
    expect(saidAt(wizard, 's.end')).toBe('short');
    expect(asked(wizard)).toEqual(['start', 'end']);
  });
});
