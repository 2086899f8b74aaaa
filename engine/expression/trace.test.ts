import { expect, test } from 'vitest';
import { exampleEnvironment } from '../../tests/engine/expressions/exampleEnvironment';
import { interpret } from './interpret';
import { operatorReference } from './operators';
import { trace } from './trace';
import type { Json } from './types';

const env = {
  ...exampleEnvironment,
  today: '2026-11-20',
  constants: { rate: [{ from: '2026-01-01', value: 1.5 }] },
};

test('tells of every step what it gave', () => {
  const expression: Json = { max: [150, { percentOf: [{ var: 'amount' }, { constant: ['rate'] }] }] };
  expect(trace(expression, { amount: 20_000 }, env)).toEqual({
    operator: 'max',
    value: 300,
    args: [
      { operator: null, value: 150, args: [] },
      {
        operator: 'percentOf',
        value: 300,
        args: [
          { operator: 'var', name: 'amount', value: 20_000, args: [] },
          { operator: 'constant', name: 'rate', value: 1.5, args: [] },
        ],
      },
    ],
  });
});

test.each([
  ['the first condition that holds', 12, [true, 'many']],
  ['the conditions before it too', 7, [false, true, 'some']],
  ['all of them, and what is left', 2, [false, false, 'few']],
])('of an if, %s', (_what, count, values) => {
  const more = (than: number): Json => ({ '>': [{ var: 'count' }, than] });
  const expression: Json = { if: [more(10), 'many', more(5), 'some', 'few'] };
  expect(trace(expression, { count }, env).args.map(({ value }) => value)).toEqual(values);
});

test('an if that finds nothing took no branch', () => {
  const found = trace({ if: [{ var: 'missing' }, 'there'] }, {}, env);
  expect([found.value, found.args.map(({ value }) => value)]).toEqual([null, [null]]);
});

test('what is said of the elements of a list is no step', () => {
  const expression: Json = { some: [{ var: 'list' }, { '>': [{ var: '' }, 1] }] };
  expect(trace(expression, { list: [1, 2] }, env).args).toMatchObject([{ operator: 'var', value: [1, 2] }]);
});

test.each(operatorReference)('gives what $name gives', ({ example }) => {
  const data = example.data ?? {};
  expect(trace(example.expression, data, exampleEnvironment).value).toEqual(
    interpret(example.expression, data, exampleEnvironment),
  );
});
