import { describe, expect, it } from 'vitest';
import type { Json } from '../../engine/expression';
import { conditionOf, joinedOf, partCondition, partOf } from './condition';

const asked = { var: 'a.b' };

describe('a condition in parts', () => {
  it.each<[Json, object]>([
    [asked, { comparison: 'answered' }],
    [{ '!': [asked] }, { comparison: 'empty' }],
    [{ isCpf: [asked] }, { comparison: 'isCpf' }],
    [{ '==': [asked, 'PF'] }, { comparison: '==', against: 'PF' }],
    [{ '!=': [asked, false] }, { comparison: '!=', against: false }],
    [{ '<=': [asked, 30] }, { comparison: '<=', against: 30 }],
    [{ '>': [asked, { var: 'a.c' }] }, { comparison: '>', against: { var: 'a.c' } }],
    [{ '<': [asked, { today: [] }] }, { comparison: '<', against: { today: [] } }],
    [{ '>=': [asked, { constant: ['top'] }] }, { comparison: '>=', against: { constant: ['top'] } }],
  ])('reads %j of one question, and writes it the same', (condition, part) => {
    expect(partOf(condition)).toEqual({ question: 'a.b', ...part });
    expect(partCondition(partOf(condition)!)).toEqual(condition);
  });

  it('reads a comparison with nothing as answered or not', () => {
    expect(partOf({ '!=': [asked, null] })).toEqual({ question: 'a.b', comparison: 'answered' });
    expect(partOf({ '==': [asked, null] })).toEqual({ question: 'a.b', comparison: 'empty' });
    expect(partOf({ '>': [asked, null] })).toBeUndefined();
  });

  it.each<[Json]>([
    [true],
    ['@when'],
    [{ '===': [asked, 1] }],
    [{ '==': [1, asked] }],
    [{ '<': [0, asked, 10] }],
    [{ '>': [asked, { addDays: [asked, 1] }] }],
    [{ '==': [{ var: ['a.b', 1] }, 1] }],
    [{ '==': [asked, { constant: ['top', asked] }] }],
    [{ '==': [asked, ['a', 'b']] }],
    [{ '!': [{ and: [asked, asked] }] }],
    [{ in: [asked, ['a']] }],
    [{ isCpf: [asked, 1] }],
    [{ answered: [asked] }],
  ])('leaves %j to its text', (condition) => expect(partOf(condition)).toBeUndefined());

  it.each<[Json]>([[asked], [{ and: [asked, true] }], [{ or: [asked, { '!': [asked] }, true] }]])(
    'takes %j apart and puts it together',
    (condition) => expect(conditionOf(joinedOf(condition))).toEqual(condition),
  );

  it('has no condition without a part, and none that joins a single one', () => {
    expect(conditionOf(joinedOf(undefined))).toBeUndefined();
    expect(conditionOf({ by: 'or', parts: [asked] })).toEqual(asked);
    expect(joinedOf({ and: [asked] }).parts).toEqual([{ and: [asked] }]);
  });
});
