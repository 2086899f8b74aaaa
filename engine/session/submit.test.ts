import { describe, expect, it } from 'vitest';
import { messages, texts, type Sketch } from '../../tests/engine/definitions';
import { open } from '../../tests/engine/Wizard';

const v = (name: string) => ({ var: `s.${name}` });
const save = {
  id: 'save',
  source: 'save',
  on: 'submit',
  fields: ['s.a'],
  request: { a: v('a') },
  failed: { blocks: true },
} as const;
const sketch: Sketch = { steps: texts('a', 'b'), lookups: [save] };
const waiting = (lookups: Sketch['lookups'] = [save]) =>
  open({ ...sketch, lookups })
    .edit('s.a', 'x')
    .continue();

describe('submitting', () => {
  it('lets the answers go at once when nothing is to be looked up', () => {
    expect(open({ steps: texts('a') }).continue().happened).toEqual(['submit']);
    expect(open(sketch).continue().happened).toEqual(['submit']);
  });

  it('waits for its look-ups', () => {
    const wizard = waiting();
    expect(wizard.happened).toEqual(['lookup save']);
    expect(wizard.session.submitting).toBe(true);
    expect(wizard.answer('save', {}).happened).toEqual(['submit']);
    expect(wizard.session.submitting).toBe(false);
  });

  it('waits for the last of several', () => {
    const wizard = waiting([save, { ...save, id: 'second' }]);
    expect(wizard.answer('save', {}).happened).toEqual([]);
    expect(wizard.answer('second', {}).happened).toEqual(['submit']);
  });

  it('is stopped by a failure that blocks, with the sentence of the source, the rule or the product', () => {
    expect(waiting().fail('save', 'Fora do ar').effects).toEqual([
      { type: 'refused', message: 'Fora do ar' },
    ]);
    const own = { ...save, failed: { blocks: true, message: 'Do produto' } };
    expect(waiting([own]).fail('save').effects).toEqual([{ type: 'refused', message: 'Do produto' }]);
    expect(waiting().fail('save').effects).toEqual([{ type: 'refused', message: messages.sendFailed }]);
  });

  it('is not stopped by a failure that does not', () => {
    expect(waiting([{ ...save, failed: {} }]).fail('save').happened).toEqual(['submit']);
  });

  it('asks again after a failure, and not again after an answer', () => {
    const wizard = waiting().fail('save').continue();
    expect(wizard.happened).toEqual(['lookup save']);
    expect(wizard.answer('save', {}).continue().happened).toEqual(['submit']);
  });

  it('asks again when the question has changed since', () => {
    expect(waiting().answer('save', {}).edit('s.a', 'y').continue().happened).toEqual(['lookup save']);
  });

  it('holds everything still while it waits', () => {
    const wizard = waiting();
    const before = wizard.session;
    expect(wizard.edit('s.a', 'y').session).toBe(before);
    expect(wizard.continue().session).toBe(before);
    expect(wizard.back().session).toBe(before);
    expect(wizard.reopen('s').session).toBe(before);
  });

  it('asks anew when another answer changes the question, and still ends', () => {
    const name = {
      id: 'name',
      source: 'name',
      on: 'leave',
      fields: ['s.b'],
      request: { b: v('b') },
      fills: { 's.a': { answer: ['a'] } },
    } as const;
    const wizard = open({ ...sketch, lookups: [save, name] })
      .edit('s.a', 'x')
      .edit('s.b', 'y')
      .leave('s.b')
      .continue();
    expect(wizard.answer('name', { a: 'z' }).happened).toEqual(['lookup save']);
    expect(wizard.answer('save', {}).happened).toEqual(['submit']);
    expect(wizard.answers).toMatchObject({ 's.a': 'z' });
  });

  it('goes back to the step when an answer makes it invalid', () => {
    const clearing = { ...save, id: 'clear', failed: { clear: ['s.b'] } };
    const steps = { s: { fields: { a: {}, b: {} }, required: ['b'] } };
    const wizard = open({ steps, lookups: [save, clearing] })
      .edit('s.a', 'x')
      .edit('s.b', 'y')
      .continue();
    expect(wizard.fail('clear').happened).toContain('invalid s');
    expect(wizard.session.submitting).toBe(false);
    expect(wizard.codes('s.b')).toEqual(['required']);
  });
});
