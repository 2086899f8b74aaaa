import type { Evaluate, Json } from '../types';
import type { Compilation, StandardOperator } from '../operator';
import { argument, optional } from '../added/arguments';
import { standardOperators } from '../operatorsOf';
import * as closures from './comparisonClosures';

const two = [argument('left', 'any'), argument('right', 'any')];
const three = [...two, argument('upper', 'any', optional)];

function compileTwo(made: closures.Closures, args: readonly Json[], compilation: Compilation): Evaluate {
  const [left = null, right = null] = args;
  const literal = compilation.constant(right);
  const first = compilation.loose(left);
  return literal ? made.literal(first, literal.value) : made.pair(first, compilation.loose(right));
}

function compileThree(made: closures.Closures, args: readonly Json[], compilation: Compilation): Evaluate {
  const low = compileTwo(made, args, compilation);
  if (args.length < 3) return low;
  const high = compileTwo(made, args.slice(1), compilation);
  return (frame) => low(frame) === true && high(frame);
}

function ofTwo(made: closures.Closures): Pick<StandardOperator, 'args' | 'compile'> {
  return { args: two, compile: (args, compilation) => compileTwo(made, args, compilation) };
}

/** Those that also say whether the second lies between the others. */
function ofThree(made: closures.Closures): Pick<StandardOperator, 'args' | 'compile'> {
  return { args: three, compile: (args, compilation) => compileThree(made, args, compilation) };
}

export const comparisonOperators = standardOperators('comparison', {
  '==': {
    ...ofTwo(closures.loose),
    gives: 'Whether both are equal, a number and its text included ("" equals 0).',
    example: { expression: { '==': [{ var: 'modality' }, 1] }, data: { modality: '1' }, result: true },
  },
  '===': {
    ...ofTwo(closures.strict),
    gives: 'Whether both are equal and of one type.',
    example: { expression: { '===': [{ var: 'modality' }, 1] }, data: { modality: '1' }, result: false },
  },
  '!=': {
    ...ofTwo(closures.notLoose),
    gives: 'Whether == does not hold.',
    example: { expression: { '!=': [1, 2] }, result: true },
  },
  '!==': {
    ...ofTwo(closures.notStrict),
    gives: 'Whether === does not hold.',
    example: { expression: { '!==': [1, '1'] }, result: true },
  },
  '>': {
    ...ofTwo(closures.above),
    gives: 'Whether the first is greater; dates and other texts compare as written.',
    example: { expression: { '>': ['2026-11-21', '2026-11-20'] }, result: true },
  },
  '>=': {
    ...ofTwo(closures.aboveOrEqual),
    gives: 'Whether the first is greater or equal; an empty answer counts as 0.',
    example: { expression: { '>=': [{ var: 'deadline' }, 0] }, data: { deadline: null }, result: true },
  },
  '<': {
    ...ofThree(closures.below),
    gives: 'Whether the first is less; with three, whether the second lies strictly between.',
    example: { expression: { '<': [0, 15, 30] }, result: true },
  },
  '<=': {
    ...ofThree(closures.belowOrEqual),
    gives: 'Whether it is less or equal; with three, whether the second lies between or on a bound.',
    example: { expression: { '<=': [2, 5, 5] }, result: true },
  },
});
