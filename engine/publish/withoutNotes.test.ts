import { expect, it } from 'vitest';
import { texts } from '../../tests/engine/definitions';
import { open } from '../../tests/engine/Wizard';
import { withoutNotes } from './withoutNotes';

it('leaves out what rules say to analysts, and nothing else', () => {
  const rule = { id: 'd', why: 'Porque sim.', field: 's.note', value: 'x' };
  const sketch = { steps: texts('note'), derived: [{ ...rule, note: 'Specification 2.' }] };
  const { source } = open(sketch).session.definition;
  const bare = withoutNotes(source);
  expect(bare.rules.derived).toEqual([rule]);
  expect(bare).toEqual({ ...source, rules: { ...source.rules, derived: [rule] } });
  expect(bare.steps[0]!.properties).toHaveProperty('note');
});
