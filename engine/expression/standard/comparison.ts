import type { Evaluate, Json } from '../types';
import type { Compilation, StandardOperator } from '../operator';
import { argument, optional } from '../added/arguments';
import * as closures from './comparisonClosures';

type Example = StandardOperator['example'];

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

function comparison(
  name: string,
  made: closures.Closures,
  gives: string,
  example: Example,
): StandardOperator {
  const compile: StandardOperator['compile'] = (args, compilation) => compileTwo(made, args, compilation);
  return { kind: 'standard', name, group: 'comparison', args: two, gives, example, compile };
}

function ordering(name: string, made: closures.Closures, gives: string, example: Example): StandardOperator {
  const compile: StandardOperator['compile'] = (args, compilation) => compileThree(made, args, compilation);
  return { kind: 'standard', name, group: 'comparison', args: three, gives, example, compile };
}

export const comparisonOperators: readonly StandardOperator[] = [
  comparison('==', closures.loose, 'Whether both are equal, a number and its text included ("" equals 0).', {
    expression: { '==': [{ var: 'modality' }, 1] },
    data: { modality: '1' },
    result: true,
  }),
  comparison('===', closures.strict, 'Whether both are equal and of one type.', {
    expression: { '===': [{ var: 'modality' }, 1] },
    data: { modality: '1' },
    result: false,
  }),
  comparison('!=', closures.notLoose, 'Whether == does not hold.', {
    expression: { '!=': [1, 2] },
    result: true,
  }),
  comparison('!==', closures.notStrict, 'Whether === does not hold.', {
    expression: { '!==': [1, '1'] },
    result: true,
  }),
  comparison('>', closures.above, 'Whether the first is greater; dates and other texts compare as written.', {
    expression: { '>': ['2026-11-21', '2026-11-20'] },
    result: true,
  }),
  comparison(
    '>=',
    closures.aboveOrEqual,
    'Whether the first is greater or equal; an empty answer counts as 0.',
    {
      expression: { '>=': [{ var: 'deadline' }, 0] },
      data: { deadline: null },
      result: true,
    },
  ),
  ordering(
    '<',
    closures.below,
    'Whether the first is less; with three, whether the second lies strictly between.',
    {
      expression: { '<': [0, 15, 30] },
      result: true,
    },
  ),
  ordering(
    '<=',
    closures.belowOrEqual,
    'Whether it is less or equal; with three, whether the second lies between or on a bound.',
    {
      expression: { '<=': [2, 5, 5] },
      result: true,
    },
  ),
];
