import { describe, expect, it } from 'vitest';
import { type Json, readsOf } from '.';

const nothing = { fields: [], constants: [], context: [], today: false, answer: false };

describe('what an expression reads', () => {
  it.each<[string, Json, Partial<ReturnType<typeof readsOf>>]>([
    ['nothing', { cat: ['a', 1] }, {}],
    ['a field', { var: 'name' }, { fields: ['name'] }],
    ['a field and those of its default', { var: ['name', { var: 'other' }] }, { fields: ['name', 'other'] }],
    ['a field twice', [{ var: 'name' }, { '!': { var: 'name' } }], { fields: ['name'] }],
    ['fields of missing', { missing: ['a', 'b'] }, { fields: ['a', 'b'] }],
    ['fields of missing in a list', { missing: [['a', 'b']] }, { fields: ['a', 'b'] }],
    ['fields of missing_some', { missing_some: [1, ['a', 'b']] }, { fields: ['a', 'b'] }],
    [
      'the list of map, not the elements’ parts',
      { map: [{ var: 'list' }, { var: 'name' }] },
      { fields: ['list'] },
    ],
    [
      'what stands inside map and is no element',
      { filter: [{ var: 'list' }, { '==': [{ var: 'on' }, { today: [] }] }] },
      { fields: ['list'], today: true },
    ],
    [
      'the initial value of reduce',
      { reduce: [[], { var: 'current' }, { var: 'start' }] },
      { fields: ['start'] },
    ],
    ['a constant of today', { constant: 'rate' }, { constants: ['rate'], today: true }],
    ['a constant of a date', { constant: ['rate', { var: 'on' }] }, { constants: ['rate'], fields: ['on'] }],
    ['the context', { context: ['user.name'] }, { context: ['user.name'] }],
    ['all of the context', { context: [] }, { context: [''] }],
    ['the answer', { get: [{ answer: [] }, 'name'] }, { answer: true }],
    [
      'both branches of an if',
      { if: [{ var: 'a' }, { var: 'b' }, { var: 'c' }] },
      { fields: ['a', 'b', 'c'] },
    ],
    ['nothing in a literal object', { a: { var: 'x' }, b: 1 }, {}],
  ])('%s', (_, expression, reads) => {
    expect(readsOf(expression)).toEqual({ ...nothing, ...reads });
  });
});
