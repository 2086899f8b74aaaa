import { Type } from 'typebox';
import { expect, test } from 'vitest';
import { answers, file } from '../../contract/answers';
import { closed, json, nullable } from '../../contract/schema';
import { answerFaults } from './answerFaults';

test('what the contract is made of has no fault', () => {
  const data = closed({ Name: nullable(Type.String()), Record: json<unknown>('a record as it was sent') });
  expect(answerFaults({ answers: answers(data) })).toEqual([]);
  expect(answerFaults({ answers: file('application/pdf') })).toEqual([]);
});

test.each([
  [
    'fields without an object around them',
    { Name: Type.String() },
    '200: strict mode: unknown keyword: "Name"',
  ],
  ['null of what has no type', nullable(json<unknown>('anything')), '200: schema is invalid: '],
  ['a part without a word', closed({ Record: {} }), '200: /Data/Record says nothing'],
  ['an object without fields', closed({ Record: { type: 'object' } }), '200: /Data/Record says nothing'],
  ['a list of anything', Type.Array({}), '200: /Data/[] says nothing'],
])('%s is a fault', (_what, data, fault) => {
  expect(answerFaults({ answers: answers(data) })).toEqual([expect.stringContaining(fault)]);
});
