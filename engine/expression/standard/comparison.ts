import type { Evaluate, Json } from '../types';
import type { Compilation, StandardOperator } from '../operator';
import { argument, optional } from '../added/arguments';
import { primitive } from './primitive';

type Compare = (left: unknown, right: unknown) => boolean;

const left = argument('left', 'any');
const right = argument('right', 'any');

/** JavaScript's ==; two lists or objects are equal when they are one and the same. */
function looselyEqual(a: unknown, b: unknown): boolean {
  if (typeof a === typeof b) return a === b;
  if (isObject(a) && isObject(b)) return a === b;
  // eslint-disable-next-line eqeqeq -- JSON-logic's == is JavaScript's
  return primitive(a) == primitive(b);
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null;
}

function less(a: unknown, b: unknown): boolean {
  if (typeof a === 'number' && typeof b === 'number') return a < b;
  if (typeof a === 'string' && typeof b === 'string') return a < b;
  return (primitive(a) as number) < (primitive(b) as number);
}

function lessOrEqual(a: unknown, b: unknown): boolean {
  if (typeof a === 'number' && typeof b === 'number') return a <= b;
  if (typeof a === 'string' && typeof b === 'string') return a <= b;
  return (primitive(a) as number) <= (primitive(b) as number);
}

function strictlyEqual(a: unknown, b: unknown): boolean {
  return (a ?? null) === (b ?? null);
}

/** A closure for two operands; a literal on the right is not evaluated again. */
function compareTwo(compare: Compare, args: readonly Json[], compilation: Compilation): Evaluate {
  const first = compilation.loose(args[0] ?? null);
  const second = compilation.loose(args[1] ?? null);
  const literal = compilation.constant(args[1] ?? null);
  if (!literal) return (frame) => compare(first(frame), second(frame));
  const { value } = literal;
  return (frame) => compare(first(frame), value);
}

function compareThree(compare: Compare, args: readonly Json[], compilation: Compilation): Evaluate {
  if (args.length < 3) return compareTwo(compare, args, compilation);
  const low = compareTwo(compare, args, compilation);
  const high = compareTwo(compare, args.slice(1), compilation);
  return (frame) => low(frame) === true && high(frame);
}

function comparison(
  name: string,
  compare: Compare,
  gives: string,
  example: StandardOperator['example'],
): StandardOperator {
  const compile: StandardOperator['compile'] = (args, compilation) => compareTwo(compare, args, compilation);
  return { kind: 'standard', name, group: 'comparison', args: [left, right], gives, example, compile };
}

function ordering(
  name: string,
  compare: Compare,
  gives: string,
  example: StandardOperator['example'],
): StandardOperator {
  const compile: StandardOperator['compile'] = (args, compilation) =>
    compareThree(compare, args, compilation);
  const args = [left, right, argument('upper', 'any', optional)];
  return { kind: 'standard', name, group: 'comparison', args, gives, example, compile };
}

export const comparisonOperators: readonly StandardOperator[] = [
  comparison('==', looselyEqual, 'Whether both are equal, a number and its text included ("" equals 0).', {
    expression: { '==': [{ var: 'modality' }, 1] },
    data: { modality: '1' },
    result: true,
  }),
  comparison('===', strictlyEqual, 'Whether both are equal and of one type.', {
    expression: { '===': [{ var: 'modality' }, 1] },
    data: { modality: '1' },
    result: false,
  }),
  comparison('!=', (a, b) => !looselyEqual(a, b), 'Whether == does not hold.', {
    expression: { '!=': [1, 2] },
    result: true,
  }),
  comparison('!==', (a, b) => !strictlyEqual(a, b), 'Whether === does not hold.', {
    expression: { '!==': [1, '1'] },
    result: true,
  }),
  comparison(
    '>',
    (a, b) => less(b, a),
    'Whether the first is greater; dates and other texts compare as written.',
    {
      expression: { '>': ['2026-11-21', '2026-11-20'] },
      result: true,
    },
  ),
  comparison(
    '>=',
    (a, b) => lessOrEqual(b, a),
    'Whether the first is greater or equal; an empty answer counts as 0.',
    {
      expression: { '>=': [{ var: 'deadline' }, 0] },
      data: { deadline: null },
      result: true,
    },
  ),
  ordering('<', less, 'Whether the first is less; with three, whether the second lies strictly between.', {
    expression: { '<': [0, 15, 30] },
    result: true,
  }),
  ordering(
    '<=',
    lessOrEqual,
    'Whether the first is less or equal; with three, whether the second lies between or on a bound.',
    {
      expression: { '<=': [2, 5, 5] },
      result: true,
    },
  ),
];
