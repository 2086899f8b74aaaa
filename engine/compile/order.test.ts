import { describe, expect, it } from 'vitest';
import { compileSketch, texts, type Sketch } from '../../tests/engine/definitions';
import { orderRules, RuleCycle } from './order';
import type { RuleNode } from '../model/RuleNode';

const copy = (id: string, from: string, to: string) => ({
  id,
  field: `s.${to}`,
  value: { var: `s.${from}` },
});

function orderOf(sketch: Sketch): string[] {
  return compileSketch(sketch).rules.map((rule) => rule.id);
}

function cycleOf(sketch: Sketch): string[] {
  try {
    compileSketch(sketch);
  } catch (error) {
    if (error instanceof RuleCycle) return error.path.map((rule) => rule.id);
    throw error;
  }
  return [];
}

describe('the order of settling', () => {
  it('runs a rule after the rules that write what it reads, however the file lists them', () => {
    const steps = texts('a', 'b', 'c', 'd');
    const derived = [copy('third', 'c', 'd'), copy('second', 'b', 'c'), copy('first', 'a', 'b')];
    expect(orderOf({ steps, derived })).toEqual(['first', 'second', 'third']);
  });

  it('keeps the order of the file where nothing decides', () => {
    const derived = [copy('one', 'a', 'b'), copy('two', 'a', 'c'), copy('three', 'a', 'd')];
    expect(orderOf({ steps: texts('a', 'b', 'c', 'd'), derived })).toEqual(['one', 'two', 'three']);
  });

  it('runs a reset before the relation that fills the field anew', () => {
    const relations = [
      {
        id: 'fill',
        ties: ['s.a', 's.b'],
        solve: [{ edited: ['s.a'], set: 's.b', to: { var: 's.a' } }],
      },
    ];
    const resets = [{ id: 'empty', on: ['s.a'], clear: ['s.b'] }];
    expect(orderOf({ steps: texts('a', 'b'), relations, resets })).toEqual(['empty', 'fill']);
  });

  it('names the circle of rules, the first again at the end', () => {
    const derived = [
      copy('start', 'x', 'a'),
      copy('ab', 'a', 'b'),
      copy('bc', 'b', 'c'),
      copy('cb', 'c', 'b'),
    ];
    expect(cycleOf({ steps: texts('x', 'a', 'b', 'c'), derived })).toEqual(['cb', 'bc', 'cb']);
  });

  it('takes a rule that reads what it writes itself for no circle', () => {
    expect(cycleOf({ steps: texts('a'), derived: [copy('self', 'a', 'a')] })).toEqual([]);
  });

  it('finds a circle through visibility', () => {
    const states = [{ id: 'hide', fields: ['s.a'], when: { var: 's.b' }, then: { visible: false } }];
    const sketch = { steps: texts('a', 'b'), derived: [copy('ab', 'a', 'b')], states };
    expect(cycleOf(sketch)).toHaveLength(3);
  });

  it('finds none between the rule that hides a step and what empties fields within it', () => {
    const sketch = {
      steps: { ...texts('a'), t: { fields: { b: {}, c: {} } } },
      states: [{ id: 'hide', steps: ['t'], when: { var: 's.a' }, then: { visible: false } }],
      resets: [{ id: 'reset', on: ['t.b'], clear: ['t.c'] }],
      lookups: [
        {
          id: 'ask',
          source: 'x',
          on: 'leave' as const,
          fields: ['t.b'],
          request: { b: { var: 't.b' } },
          fills: { 't.c': 'x' },
        },
      ],
    };
    expect(cycleOf(sketch)).toEqual([]);
    expect(orderOf(sketch)[0]).toBe('hide');
  });

  it('finds no circle through a title, which no rule reads', () => {
    const states = [{ id: 'name', fields: ['s.a'], when: { var: 's.b' }, then: { title: 'A' } }];
    expect(cycleOf({ steps: texts('a', 'b'), derived: [copy('ab', 'a', 'b')], states })).toEqual([]);
  });

  it('orders a long chain without exhausting the stack', () => {
    const chain = Array.from({ length: 1000 }, (_, index): RuleNode => ({
      id: `${index}`,
      kind: 'derived',
      reads: [index],
      writes: [index + 1],
      values: [index + 1],
      run() {},
    }));
    expect(orderRules(chain.toReversed()).map((rule) => rule.id)).toEqual(chain.map((rule) => rule.id));
  });
});

describe('the plan of an edit', () => {
  const sketch: Sketch = {
    steps: texts('a', 'b', 'c', 'd', 'e'),
    derived: [copy('ab', 'a', 'b'), copy('bc', 'b', 'c'), copy('de', 'd', 'e')],
  };
  const planOf = (path: string) => {
    const definition = compileSketch(sketch);
    return definition.plans[definition.byPath.get(path)!.index]!.map((rule) => rule.id);
  };

  it('holds what the edit reaches, directly or through other rules', () => {
    expect(planOf('s.a')).toEqual(['ab', 'bc']);
  });

  it('leaves out what it does not reach', () => {
    expect(planOf('s.d')).toEqual(['de']);
    expect(planOf('s.e')).toEqual([]);
  });

  it('reaches through hidden steps', () => {
    const definition = compileSketch({
      steps: { ...texts('a'), t: { fields: { b: {} } }, u: { fields: { c: {} } } },
      states: [{ id: 'hide', steps: ['t'], when: { var: 's.a' }, then: { visible: false } }],
      derived: [{ id: 'after', field: 'u.c', value: { var: 't.b' } }],
    });
    expect(definition.plans[0]!.map((rule) => rule.id)).toEqual(['hide', 'after']);
  });
});
