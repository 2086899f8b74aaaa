import { standardOperators } from '../operatorsOf';
import type { Evaluate, Json } from '../types';
import type { StandardOperator } from '../operator';
import { argument, optional, rest } from '../added/arguments';
import { primitive } from './primitive';

type Combine = (left: number, right: number) => number;

const left = argument('left', 'number');
const right = argument('right', 'number');
const more = argument('more', 'number', rest);

/** What + and * read: the number at the start of the text; −0 is 0. */
function parsed(value: unknown): number {
  return typeof value === 'number' ? value + 0 : Number.parseFloat(String(primitive(value)));
}

/** What the other operators read: JavaScript's number of the value, so that null is 0. */
function coerced(value: unknown): number {
  return typeof value === 'number' ? value : Number(primitive(value));
}

function compileTwo(combine: Combine): StandardOperator['compile'] {
  return (args, compilation) => {
    const first = compilation.loose(args[0] ?? null);
    const second = compilation.loose(args[1] ?? null);
    return (frame) => combine(coerced(first(frame)), coerced(second(frame)));
  };
}

const subtractTwo = compileTwo((a, b) => a - b);

function compileMinus(
  args: readonly Json[],
  compilation: Parameters<StandardOperator['compile']>[1],
): Evaluate {
  if (args.length > 1) return subtractTwo(args, compilation);
  const operand = compilation.loose(args[0] ?? null);
  return (frame) => -coerced(operand(frame));
}

const compileAdd: StandardOperator['compile'] = (args, compilation) => {
  const operands = args.map((arg) => compilation.loose(arg));
  return (frame) => {
    let total = 0;
    for (let index = 0; index < operands.length; index += 1)
      total += parsed((operands[index] as Evaluate)(frame));
    return total;
  };
};

/** A single factor comes back as it is, as in json-logic-js. */
const compileMultiply: StandardOperator['compile'] = (args, compilation) => {
  if (args.length < 2) return compilation.value(args[0] ?? null);
  const operands = args.map((arg) => compilation.loose(arg));
  return (frame) => {
    let product = 1;
    for (let index = 0; index < operands.length; index += 1)
      product = (product + 0) * parsed((operands[index] as Evaluate)(frame));
    return product;
  };
};

function compileExtreme(choose: Combine, start: number): StandardOperator['compile'] {
  return (args, compilation) => {
    const operands = args.map((arg) => compilation.loose(arg));
    return (frame) => {
      let extreme = start;
      for (let index = 0; index < operands.length; index += 1) {
        extreme = choose(extreme, coerced((operands[index] as Evaluate)(frame)));
      }
      return extreme;
    };
  };
}

export const arithmeticOperators = standardOperators('arithmetic', {
  '+': {
    args: [left, more],
    gives: 'The total in binary floating point: for counts. Amounts of money take sum.',
    example: { expression: { '+': [{ var: 'days' }, 1] }, data: { days: 30 }, result: 31 },
    compile: compileAdd,
  },
  '-': {
    args: [left, argument('subtracted', 'number', optional)],
    gives: 'The difference, or the number with its sign turned. Amounts of money take minus.',
    example: { expression: { '-': [5, 2] }, result: 3 },
    compile: compileMinus,
  },
  '*': {
    args: [left, more],
    gives: 'The product in binary floating point. Amounts of money take times.',
    example: { expression: { '*': [12, 3] }, result: 36 },
    compile: compileMultiply,
  },
  '/': {
    args: [left, right],
    gives: 'The quotient in binary floating point. Amounts of money take over.',
    example: { expression: { '/': [36, 12] }, result: 3 },
    compile: compileTwo((a, b) => a / b),
  },
  '%': {
    args: [left, right],
    gives: 'The remainder of the division.',
    example: { expression: { '%': [7, 2] }, result: 1 },
    compile: compileTwo((a, b) => a % b),
  },
  min: {
    args: [left, more],
    gives: 'The smallest number; an empty answer counts as 0.',
    example: { expression: { min: [5, 12] }, result: 5 },
    compile: compileExtreme(Math.min, Infinity),
  },
  max: {
    args: [left, more],
    gives: 'The greatest number; an empty answer counts as 0.',
    example: { expression: { max: [0, -3] }, result: 0 },
    compile: compileExtreme(Math.max, -Infinity),
  },
});
