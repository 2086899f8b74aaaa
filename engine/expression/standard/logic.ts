import { standardOperators } from '../operatorsOf';
import type { Evaluate, Json } from '../types';
import type { Compilation, StandardOperator } from '../operator';
import { argument, optional, rest } from '../added/arguments';
import { truthy } from '../truthy';

const condition = argument('condition', 'condition');
const more = argument('more', 'any', rest);

/** One branch of an if; the chain of further branches is its else. */
function compileIf(args: readonly Json[], compilation: Compilation): Evaluate {
  if (args.length < 2) return compilation.value(args[0] ?? null);
  const test = compilation.loose(args[0] ?? null);
  const then = compilation.value(args[1] ?? null);
  const otherwise = compileIf(args.slice(2), compilation);
  return (frame) => (truthy(test(frame)) ? then(frame) : otherwise(frame));
}

/** Stops at the first operand whose truth is `stop`, and gives that operand, or the last. */
function compileChain(stop: boolean): StandardOperator['compile'] {
  return (args, compilation) => {
    const [first = () => undefined, ...others] = args.map((arg) => compilation.value(arg));
    const [second, ...further] = others;
    if (!second) return first;
    if (further.length > 0) return longChain(stop, [first, ...others]);
    return (frame) => {
      const value = first(frame);
      return truthy(value) === stop ? value : second(frame);
    };
  };
}

function longChain(stop: boolean, operands: readonly Evaluate[]): Evaluate {
  return (frame) => {
    let value: unknown;
    for (let index = 0; index < operands.length; index += 1) {
      value = (operands[index] as Evaluate)(frame);
      if (truthy(value) === stop) return value;
    }
    return value;
  };
}

function compileNot(args: readonly Json[], compilation: Compilation): Evaluate {
  const operand = compilation.loose(args[0] ?? null);
  return (frame) => !truthy(operand(frame));
}

function compileTruth(args: readonly Json[], compilation: Compilation): Evaluate {
  const operand = compilation.loose(args[0] ?? null);
  return (frame) => truthy(operand(frame));
}

export const logicOperators = standardOperators('logic', {
  if: {
    args: [
      condition,
      argument('then', 'any'),
      argument('else', 'any', optional),
      argument('more', 'any', rest),
    ],
    gives:
      'The value after the first condition that holds (conditions and values in turn), else the last value, else null.',
    example: {
      expression: { if: [{ '>': [{ var: 'days' }, 365] }, 'longo', 'curto'] },
      data: { days: 400 },
      result: 'longo',
    },
    compile: compileIf,
  },
  '?:': {
    args: [condition, argument('then', 'any'), argument('else', 'any')],
    gives: 'The same as if.',
    example: { expression: { '?:': [false, 1, 2] }, result: 2 },
    compile: compileIf,
  },
  and: {
    args: [condition, more],
    gives: 'The first that does not hold, else the last; 0, "", null, false and the empty list do not hold.',
    example: { expression: { and: [true, { var: 'name' }] }, data: { name: 'Ana' }, result: 'Ana' },
    compile: compileChain(false),
  },
  or: {
    args: [condition, more],
    gives: 'The first that holds, else the last.',
    example: { expression: { or: [{ var: 'percentage' }, 30] }, data: { percentage: null }, result: 30 },
    compile: compileChain(true),
  },
  '!': {
    args: [condition],
    gives: 'Whether the value does not hold.',
    example: { expression: { '!': { var: 'documents' } }, data: { documents: [] }, result: true },
    compile: compileNot,
  },
  '!!': {
    args: [condition],
    gives: 'Whether the value holds.',
    example: { expression: { '!!': 'não' }, result: true },
    compile: compileTruth,
  },
});
