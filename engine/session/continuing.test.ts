import { expect, it } from 'vitest';
import { texts, type Sketch } from '../../tests/engine/definitions';
import { open } from '../../tests/engine/Wizard';

const v = (name: string) => ({ var: `s.${name}` });
const policy = {
  id: 'policy',
  source: 'policy',
  on: 'change',
  binds: true,
  fields: ['s.a'],
  request: { a: v('a') },
  fills: { 't.c': { answer: ['name'] } },
} as const;
const bound: Sketch = {
  steps: { ...texts('a'), t: { fields: { c: {}, d: {} } } },
  lookups: [policy],
};
const asked = (sketch = bound) => open(sketch).edit('s.a', 'x').continue();
const openIn = ({ session }: { session: { steps: readonly { status: string }[] } }) =>
  session.steps.findIndex(({ status }) => status === 'open');

it('a step that a source is to bind waits for its answer, which would undo what comes after it', () => {
  const wizard = asked();
  expect([openIn(wizard), wizard.session.continuing]).toEqual([0, true]);
  wizard.answer('policy', { name: 'Serra' });
  expect([openIn(wizard), wizard.session.continuing]).toEqual([1, false]);
});

it('goes on where the source fails, and at once where it has answered or does not bind', () => {
  expect(openIn(asked().fail('policy'))).toBe(1);
  expect(openIn(open(bound).edit('s.a', 'x').answer('policy', {}).continue())).toBe(1);
  const { binds: _, ...unbound } = policy;
  expect(openIn(asked({ ...bound, lookups: [unbound] }))).toBe(1);
});

it('is taken back by what is typed meanwhile', () => {
  const wizard = asked().edit('s.a', 'y');
  expect(wizard.session.continuing).toBe(false);
  expect(openIn(wizard.answer('policy', {}))).toBe(0);
});

it('stays where the answer has something to say first', () => {
  const told = { ...policy, tells: [{ id: 'late', when: true, message: 'Vencida', applies: true }] };
  const wizard = asked({ ...bound, lookups: [told] }).answer('policy', {});
  expect([openIn(wizard), wizard.session.continuing]).toEqual([0, false]);
});
