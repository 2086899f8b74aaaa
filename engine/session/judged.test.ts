import { describe, expect, it } from 'vitest';
import { compileSketch, environment, number, type Sketch } from '../../tests/engine/definitions';
import { open } from '../../tests/engine/Wizard';
import { review } from '../review/review';

const v = (name: string) => ({ var: `s.${name}` });
/** The contract's value is asked for some types of endorsement, and otherwise shows what is on file. */
const sketch: Sketch = {
  steps: {
    s: {
      fields: {
        type: {},
        value: { ...number, minimum: 1 },
        name: {},
        list: { ui: { widget: 'select', options: ['a'] } },
      },
      required: ['name'],
    },
  },
  states: [
    {
      id: 'on-file',
      fields: ['s.value', 's.name', 's.list'],
      when: { '==': [v('type'), 'fixed'] },
      then: { enabled: false, judged: false },
    },
  ],
  checks: [
    { id: 'even', fields: ['s.value'], that: { '==': [{ '%': [v('value'), 2] }, 0] }, message: 'Par.' },
  ],
};
const given = (type: string, value: number) =>
  open(sketch).send({
    type: 'prefilled',
    from: 'draft',
    answers: { 's.type': type, 's.value': value, 's.list': 'b' },
  });

describe('a field that is not judged', () => {
  it('has no limits, no check, and need not be answered', () => {
    const wizard = given('fixed', 0).leave('s.value').continue();
    expect([wizard.codes('s.value'), wizard.codes('s.name'), wizard.codes('s.list')]).toEqual([[], [], []]);
    expect(wizard.happened).toEqual(['submit']);
    expect(given('fixed', 3).continue().happened).toEqual(['submit']);
  });

  it('has them in the other branch', () => {
    const wizard = given('free', 0).continue();
    expect([wizard.codes('s.value'), wizard.codes('s.name'), wizard.codes('s.list')]).toEqual([
      ['minimum'],
      ['required'],
      ['enum'],
    ]);
    expect(given('free', 3).leave('s.value').codes('s.value')).toEqual(['even']);
    expect(given('free', 4).leave('s.value').codes('s.value')).toEqual([]);
  });

  it('loses what is shown of it when the branch changes, and gets it back on Continuar', () => {
    const wizard = given('free', 0).continue();
    expect(wizard.edit('s.type', 'fixed').codes('s.value')).toEqual([]);
    expect(wizard.edit('s.type', 'free').continue().codes('s.value')).toEqual(['minimum']);
  });

  it('is not judged by the server either', () => {
    const codes = (s: object) =>
      review(compileSketch(sketch), { s }, environment).issues.map((issue) => issue.code);
    expect(codes({ type: 'fixed', value: 0, list: 'b' })).toEqual([]);
    expect(codes({ type: 'free', value: 0, list: 'b' })).toEqual(['minimum', 'required', 'enum']);
  });
});
