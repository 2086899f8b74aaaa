import { describe, expect, it } from 'vitest';
import { number, type Sketch } from '../../tests/engine/definitions';
import { open } from '../../tests/engine/Wizard';

const sketch: Sketch = {
  steps: {
    one: { fields: { a: {} }, required: ['a'] },
    two: { fields: { b: {}, hide: {} }, required: ['b'] },
    three: { fields: { c: {} } },
  },
};
const hiding: Sketch = {
  ...sketch,
  states: [
    { id: 'h', steps: ['two'], when: { '==': [{ var: 'one.a' }, 'short'] }, then: { visible: false } },
  ],
};
const atEnd = () => open(sketch).edit('one.a', 'x').continue().edit('two.b', 'x').continue();

describe('Continuar', () => {
  it('keeps an invalid step open and says so', () => {
    const wizard = open(sketch).continue();
    expect(wizard.steps).toEqual(['open', 'pending', 'pending']);
    expect(wizard.effects).toEqual([
      { type: 'invalid', step: 'one', message: 'Verifique os campos em destaque antes de prosseguir' },
    ]);
  });

  it('closes a valid step and opens the next', () => {
    const wizard = open(sketch).edit('one.a', 'x').continue();
    expect(wizard.steps).toEqual(['done', 'open', 'pending']);
    expect(wizard.happened).toEqual(['opened two']);
  });

  it('passes over a hidden step', () => {
    const wizard = open(hiding).edit('one.a', 'short').continue();
    expect(wizard.steps).toEqual(['done', 'pending', 'open']);
  });

  it('comes back to a step that has appeared behind it', () => {
    const wizard = open(hiding)
      .edit('one.a', 'short')
      .continue()
      .reopen('one')
      .edit('one.a', 'long')
      .continue();
    expect(wizard.happened).toEqual(['opened two']);
  });

  it('after the last step submits, hidden steps or not', () => {
    expect(atEnd().continue().happened).toEqual(['submit']);
    expect(open(hiding).edit('one.a', 'short').continue().continue().happened).toEqual(['submit']);
  });

  it('on a reopened step goes on to the next unfinished one', () => {
    const wizard = atEnd().reopen('one');
    expect(wizard.steps).toEqual(['open', 'done', 'pending']);
    expect(wizard.continue().happened).toEqual(['opened three']);
  });

  it('on the last open step goes back to one that was left unfinished', () => {
    const wizard = open(sketch).edit('one.a', 'x').continue();
    wizard.back();
    expect(wizard.steps).toEqual(['open', 'pending', 'pending']);
    const resumed = open(sketch).send({
      type: 'prefilled',
      from: 'draft',
      answers: { 'one.a': 'x', 'two.b': 'x' },
      steps: { one: 'done', two: 'pending', three: 'open' },
    });
    expect(resumed.continue().happened).toEqual(['opened two']);
  });

  it('before submitting opens the first step that lacks something, and says what', () => {
    const answers = { 'two.b': 'x' };
    const wizard = open(sketch).send({ type: 'prefilled', from: 'quote', answers });
    expect(wizard.steps).toEqual(['pending', 'done', 'open']);
    expect(wizard.continue().happened).toEqual(['opened one']);
    expect(wizard.steps).toEqual(['open', 'done', 'done']);
    expect(wizard.codes('one.a')).toEqual(['required']);
  });

  it('does not ask for answers of a hidden step', () => {
    const wizard = open(hiding).send({ type: 'prefilled', from: 'quote', answers: { 'one.a': 'short' } });
    expect(wizard.continue().happened).toEqual(['submit']);
  });
});

describe('Voltar and Editar', () => {
  it('goes to the step before, and out of the wizard from the first', () => {
    const wizard = open(sketch).edit('one.a', 'x').continue();
    expect(wizard.back().happened).toEqual(['opened one']);
    expect(wizard.back().happened).toEqual(['leave']);
    expect(wizard.steps).toEqual(['open', 'pending', 'pending']);
  });

  it('goes past a hidden step', () => {
    expect(open(hiding).edit('one.a', 'short').continue().back().happened).toEqual(['opened one']);
  });

  it('reopens a done step, and one that has come to wait behind the open one, but none that lies ahead', () => {
    const again = open(hiding).edit('one.a', 'short').continue().edit('one.a', 'x');
    expect(again.steps).toEqual(['done', 'pending', 'open']);
    expect(again.reopen('two').steps).toEqual(['done', 'open', 'pending']);
    const wizard = open(sketch).edit('one.a', 'x').continue();
    expect(wizard.reopen('three').happened).toEqual([]);
    expect(wizard.reopen('nowhere').happened).toEqual([]);
    expect(wizard.reopen('two').happened).toEqual([]);
    expect(wizard.reopen('one').happened).toEqual(['opened one']);
  });
});

describe('an error that empties its field', () => {
  const low = {
    id: 'low',
    fields: ['s.days'],
    that: { '<=': [{ var: 's.days' }, 30] },
    clears: ['s.days'],
    message: 'No máximo 30.',
  };
  const strict: Sketch = { steps: { s: { fields: { days: number, name: {} } } }, checks: [low] };
  const said = (wizard: ReturnType<typeof open>) => wizard.codes('s.days');

  it('does so on leaving, and its sentence stays while others are filled', () => {
    const wizard = open(strict).edit('s.days', 31).leave('s.days');
    expect(wizard.value('s.days')).toBeUndefined();
    expect(said(wizard)).toEqual(['low']);
    expect(said(wizard.edit('s.name', 'x').leave('s.name'))).toEqual(['low']);
  });

  it('takes its sentence back when the field is typed anew', () => {
    const wizard = open(strict).edit('s.days', 31).leave('s.days').edit('s.days', 30);
    expect(said(wizard)).toEqual([]);
    expect(wizard.leave('s.days').value('s.days')).toBe(30);
  });

  it('keeps the value on Continuar, which leaves no field', () => {
    const wizard = open(strict).edit('s.days', 31).continue();
    expect(wizard.happened).toEqual(['invalid s']);
    expect(wizard.value('s.days')).toBe(31);
  });

  it('wakes the rules that read what it emptied', () => {
    const steps = { s: { fields: { ...strict.steps.s!.fields, copy: number } } };
    const derived = [{ id: 'c', field: 's.copy', value: { var: 's.days' } }];
    const wizard = open({ ...strict, steps, derived })
      .edit('s.days', 31)
      .leave('s.days');
    expect(wizard.value('s.copy')).toBeUndefined();
  });
});

describe('a warning that clears', () => {
  const days = {
    id: 'days',
    fields: ['s.days'],
    that: { '==': [{ var: 's.days' }, { var: 's.expected' }] },
    level: 'warning',
    at: 'continue',
    clears: ['s.days'],
    message: 'Informe o prazo novamente.',
  } as const;
  const warned: Sketch = {
    steps: { s: { fields: { days: number, expected: number, name: {} } } },
    checks: [days],
  };

  it('is said on Continuar, empties its fields and keeps the step open', () => {
    const wizard = open(warned).edit('s.days', 1).edit('s.expected', 2).continue();
    expect(wizard.effects[0]).toEqual({
      type: 'warn',
      message: 'Informe o prazo novamente.',
      cleared: ['s.days'],
    });
    expect(wizard.happened.at(-1)).toBe('invalid s');
    expect(wizard.answers).toEqual({ 's.expected': 2 });
    expect(wizard.continue().happened).toEqual(['submit']);
  });

  it('is not said when the condition holds, nor on leaving', () => {
    expect(open(warned).edit('s.days', 2).edit('s.expected', 2).continue().happened).toEqual(['submit']);
    expect(open(warned).edit('s.days', 1).edit('s.expected', 2).leave('s.days').happened).toEqual([]);
  });

  it('of a later moment empties nothing before it', () => {
    const steps = { s: { ...warned.steps.s!, required: ['name'] } };
    const wizard = open({ steps, checks: [{ ...days, at: 'submit' }] })
      .edit('s.days', 1)
      .edit('s.expected', 2);
    expect(wizard.continue().value('s.days')).toBe(1);
    expect(wizard.edit('s.name', 'x').continue().value('s.days')).toBeUndefined();
  });

  it('of a hidden field empties nothing', () => {
    const states = [{ id: 'h', fields: ['s.days'], when: { var: 's.name' }, then: { visible: false } }];
    const check = { ...days, that: { '==': [{ var: 's.expected' }, 1] }, clears: ['s.expected'] };
    const wizard = open({ ...warned, checks: [check], states })
      .edit('s.expected', 2)
      .edit('s.name', 'x')
      .continue();
    expect(wizard.value('s.expected')).toBe(2);
  });

  it('that clears nothing is said too', () => {
    const { clears: _, ...kept } = days;
    const wizard = open({ ...warned, checks: [kept] });
    wizard.edit('s.days', 1).edit('s.expected', 2).continue();
    expect(wizard.effects[0]).toEqual({ type: 'warn', message: 'Informe o prazo novamente.', cleared: [] });
    expect(wizard.value('s.days')).toBe(1);
  });

  it('wakes the rules that read what it emptied', () => {
    const steps = { s: { fields: { ...warned.steps.s!.fields, copy: number } } };
    const derived = [{ id: 'c', field: 's.copy', value: { var: 's.days' } }];
    const wizard = open({ ...warned, steps, derived })
      .edit('s.days', 1)
      .edit('s.expected', 2)
      .continue();
    expect(wizard.value('s.copy')).toBeUndefined();
  });
});
