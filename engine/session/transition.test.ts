import { describe, expect, it } from 'vitest';
import { date, files, number, texts } from '../../tests/engine/definitions';
import { open } from '../../tests/engine/Wizard';

const pdf = (id: string) => ({ DocumentID: id, DocumentName: `${id}.pdf` });

describe('an edit', () => {
  it('writes the field, remembers who did it, and is one revision on', () => {
    const wizard = open({ steps: texts('a') });
    const before = wizard.session;
    wizard.edit('s.a', 'x');
    expect(wizard.answers).toEqual({ 's.a': 'x' });
    expect(wizard.origin('s.a')).toEqual({ by: 'person' });
    expect(wizard.session.revision).toBe(before.revision + 1);
    expect(before.values.at(0)).toBeUndefined();
  });

  it('leaves the very same session when the value is the one it has', () => {
    const wizard = open({ steps: texts('a') }).edit('s.a', 'x');
    const before = wizard.session;
    expect(wizard.edit('s.a', 'x').session).toBe(before);
    expect(wizard.effects).toEqual([]);
  });

  it.each([[''], [null], [undefined], [[]]])('takes %j for empty', (empty) => {
    expect(
      open({ steps: texts('a') })
        .edit('s.a', 'x')
        .edit('s.a', empty)
        .value('s.a'),
    ).toBeUndefined();
  });

  it.each([[0], [false], [' '], ['0']])('takes %j for an answer', (value) => {
    expect(
      open({ steps: texts('a') })
        .edit('s.a', value)
        .value('s.a'),
    ).toBe(value);
  });

  it('takes 0 and -0 for one number', () => {
    const wizard = open({ steps: { s: { fields: { a: number } } } }).edit('s.a', 0);
    const before = wizard.session;
    expect(wizard.edit('s.a', -0).session).toBe(before);
  });

  it('refuses a field that the definition does not have', () => {
    expect(() => open({ steps: texts('a') }).edit('s.nowhere', 1)).toThrow('No field s.nowhere in p');
    expect(() => open({ steps: texts('a') }).edit('__proto__', 1)).toThrow('No field __proto__ in p');
  });

  it('keeps lists of what did not change', () => {
    const wizard = open({ steps: texts('a', 'b') });
    const before = wizard.session;
    const { states, issues, touched, steps, lookups } = wizard.edit('s.a', 'x').session;
    expect([states, issues, touched, steps, lookups]).toEqual([
      before.states,
      before.issues,
      before.touched,
      before.steps,
      before.lookups,
    ]);
    expect(states).toBe(before.states);
    expect(issues).toBe(before.issues);
  });
});

describe('files', () => {
  const sketch = { steps: { s: { fields: { docs: files } } } };

  it('are added one by one and taken away by their id', () => {
    const wizard = open(sketch);
    wizard.send({ type: 'fileAdded', field: 's.docs', file: pdf('1') });
    wizard.send({ type: 'fileAdded', field: 's.docs', file: pdf('2') });
    expect(wizard.value('s.docs')).toEqual([pdf('1'), pdf('2')]);
    wizard.send({ type: 'fileRemoved', field: 's.docs', id: '1' });
    expect(wizard.value('s.docs')).toEqual([pdf('2')]);
  });

  it('leave an empty field behind when the last is taken away', () => {
    const wizard = open(sketch).send({ type: 'fileAdded', field: 's.docs', file: pdf('1') });
    expect(wizard.send({ type: 'fileRemoved', field: 's.docs', id: '1' }).value('s.docs')).toBeUndefined();
  });

  it('stay as they are when the one to take away is not there', () => {
    const wizard = open(sketch).send({ type: 'fileAdded', field: 's.docs', file: pdf('1') });
    const before = wizard.session;
    expect(wizard.send({ type: 'fileRemoved', field: 's.docs', id: '9' }).session).toBe(before);
  });

  it.each([[5], ['text'], [[null, 7]], [{}]])('take the place of %j that a draft brought', (held) => {
    const wizard = open(sketch).send({ type: 'prefilled', from: 'draft', answers: { 's.docs': held } });
    wizard.send({ type: 'fileRemoved', field: 's.docs', id: '1' });
    expect(wizard.send({ type: 'fileAdded', field: 's.docs', file: pdf('1') }).value('s.docs')).toEqual([
      pdf('1'),
    ]);
  });
});

describe('the start', () => {
  it('gives initial values in turn and settles every rule', () => {
    const wizard = open({
      steps: { s: { fields: { from: date, to: date, copy: date } } },
      initial: [
        { id: 'today', field: 's.from', value: { today: [] } },
        { id: 'next', field: 's.to', value: { addDays: [{ var: 's.from' }, 1] } },
      ],
      derived: [{ id: 'copy', field: 's.copy', value: { var: 's.to' } }],
    });
    expect(wizard.answers).toEqual({ 's.from': '2026-03-10', 's.to': '2026-03-11', 's.copy': '2026-03-11' });
    expect(wizard.origin('s.from')).toEqual({ by: 'initial', rule: 'today' });
  });

  it('leaves a field empty whose initial value is null', () => {
    const initial = [{ id: 'i', field: 's.a', value: { context: ['user.name'] } }];
    expect(open({ steps: texts('a'), initial }).answers).toEqual({});
    expect(open({ steps: texts('a'), initial }, { context: { user: { name: 'Ana' } } }).answers).toEqual({
      's.a': 'Ana',
    });
  });

  it('opens the first step that is visible', () => {
    const steps = { ...texts('a'), t: { fields: { b: {} } } };
    const states = [{ id: 'h', steps: ['s'], then: { visible: false } }];
    expect(open({ steps }).steps).toEqual(['open', 'pending']);
    expect(open({ steps, states }).steps).toEqual(['pending', 'open']);
  });
});
