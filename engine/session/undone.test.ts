import { describe, expect, it } from 'vitest';
import type { Sketch } from '../../tests/engine/definitions';
import { open } from '../../tests/engine/Wizard';
import { draftOf, resume } from './draft';

const a = (name: string) => ({ var: `a.${name}` });
const sketch: Sketch = {
  steps: {
    a: { fields: { kind: {}, document: {}, more: {} }, required: ['kind'] },
    b: { fields: { use: {}, name: {}, detail: {}, sum: { readOnly: true } }, required: ['use'] },
    c: { fields: { last: {} }, required: ['last'] },
  },
  resets: [{ id: 'reset', on: ['a.document'], clear: ['b.name'] }],
  derived: [{ id: 'sum', field: 'b.sum', value: a('more') }],
  states: [
    {
      id: 'forced',
      fields: ['b.use'],
      when: { '==': [a('kind'), 'mall'] },
      then: { value: 'shop' },
    },
    { id: 'asked', fields: ['b.detail'], when: { '==': [a('kind'), 'big'] }, then: { required: true } },
  ],
  checks: [
    {
      id: 'fits',
      fields: ['b.use'],
      that: { '!=': [a('kind'), { var: 'b.use' }] },
      at: 'continue',
      message: 'Não combina.',
    },
  ],
};

/** In the last step, `b` done with these answers. */
function inLast(answers: Readonly<Record<string, string>> = {}) {
  const wizard = open(sketch).edit('a.kind', 'x').edit('a.document', '1').continue();
  for (const [field, value] of Object.entries({ 'b.use': 'home', ...answers })) wizard.edit(field, value);
  return wizard.continue();
}

describe('a done step', () => {
  it('stays done where nothing of it changes', () => {
    expect(inLast().reopen('a').edit('a.kind', 'y').steps).toEqual(['open', 'done', 'pending']);
  });

  it('waits again once a rule changes an answer of it, and is next', () => {
    const wizard = inLast().reopen('a').edit('a.kind', 'mall');
    expect(wizard.value('b.use')).toBe('shop');
    expect(wizard.steps).toEqual(['open', 'pending', 'pending']);
    expect(wizard.continue().happened).toEqual(['opened b']);
  });

  it('waits again once a forced value goes, asking at once for what is missing', () => {
    const wizard = open(sketch).edit('a.kind', 'mall').continue().continue();
    expect(wizard.steps).toEqual(['done', 'done', 'open']);
    wizard.reopen('a').edit('a.kind', 'x');
    expect(wizard.steps).toEqual(['open', 'pending', 'pending']);
    expect(wizard.codes('b.use')).toEqual(['required']);
    expect(wizard.continue().continue().happened).toEqual(['invalid b']);
  });

  it.each([
    ['a reset empties an answer', { 'b.name': 'Acme' }, 'a.document', '2'],
    ['a value is computed anew', {}, 'a.more', 'y'],
    ['a question becomes required', {}, 'a.kind', 'big'],
    ['a check does not hold any more', {}, 'a.kind', 'home'],
  ])('waits again where %s', (_what, answers, field, value) => {
    expect(inLast(answers).reopen('a').edit(field, value).steps).toEqual(['open', 'pending', 'pending']);
  });

  it('is none of those that come with a draft and lack something by now', () => {
    const draft = draftOf(inLast().session);
    const now = { ...sketch, steps: { ...sketch.steps, b: { ...sketch.steps.b!, required: ['name'] } } };
    const wizard = open(now).send(resume(draft));
    expect(wizard.steps).toEqual(['done', 'pending', 'open']);
    expect(wizard.codes('b.name')).toEqual(['required']);
    expect(wizard.edit('c.last', 'z').continue().happened).toEqual(['opened b']);
  });

  it('is none of a request that lacks something by now', () => {
    const answers = { 'a.kind': 'x', 'c.last': 'z' };
    const wizard = open(sketch).send({ type: 'prefilled', from: 'quote', answers });
    expect(wizard.steps).toEqual(['done', 'pending', 'open']);
  });
});
