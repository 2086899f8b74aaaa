import { describe, expect, it } from 'vitest';
import { compileSketch, environment, texts, type Sketch } from '../../tests/engine/definitions';
import { open } from '../../tests/engine/Wizard';
import { review } from '../review/review';
import { draftOf, resume } from './draft';

const v = (name: string) => ({ var: `s.${name}` });
const check = {
  id: 'digit',
  fields: ['s.number'],
  that: { '==': [v('number'), 'good'] },
  message: 'O dígito não confere: {number}.',
  params: { number: v('number') },
  level: 'notice' as const,
};
const sketch: Sketch = { steps: { ...texts('number', 'other'), t: { fields: { b: {} } } }, checks: [check] };
const bad = () => open(sketch).edit('s.number', 'bad');

describe('a notice', () => {
  it('is shown when its field is left, with its sentence', () => {
    expect(bad().codes('s.number')).toEqual([]);
    expect(bad().leave('s.number').session.issues.at(0)).toEqual([
      { field: 's.number', code: 'digit', message: 'O dígito não confere: bad.', level: 'notice' },
    ]);
    expect(open(sketch).edit('s.number', 'good').leave('s.number').codes('s.number')).toEqual([]);
  });

  it('ends with the key that mends it', () => {
    expect(bad().leave('s.number').edit('s.number', 'good').codes('s.number')).toEqual([]);
  });

  it('stops no step and no submission, and stays to be read', () => {
    const wizard = bad().continue();
    expect(wizard.happened).toEqual(['opened t']);
    expect(wizard.codes('s.number')).toEqual(['digit']);
    expect(wizard.continue().happened).toEqual(['submit']);
  });

  it('stands beside an error, which does stop', () => {
    const error = { ...check, id: 'error', level: 'error' as const, message: '-', params: {} };
    const wizard = open({ ...sketch, checks: [check, error] })
      .edit('s.number', 'bad')
      .continue();
    expect(wizard.codes('s.number')).toEqual(['digit', 'error']);
    expect(wizard.happened).toEqual(['invalid s']);
  });

  it('is no fault of a submission, nor of a draft', () => {
    const sent = review(compileSketch(sketch), { s: { number: 'bad' } }, environment);
    expect(sent.issues).toEqual([]);
    expect(sent.record).toEqual({ s: { number: 'bad' } });
    const resumed = open(sketch).send(resume(draftOf(bad().continue().session)));
    expect(resumed.steps).toEqual(['done', 'open']);
    expect(resumed.continue().happened).toEqual(['submit']);
  });
});
