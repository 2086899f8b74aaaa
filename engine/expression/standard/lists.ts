import { standardOperators } from '../operatorsOf';
import type { Environment, Evaluate, Frame, Json } from '../types';
import type { Compilation, StandardOperator } from '../operator';
import { argument, optional, rest } from '../added/arguments';
import { elementScope } from '../elementScope';
import { truthy } from '../truthy';

const list = argument('list', 'list');
const condition = argument('condition', 'element-expression');

type OverList = (list: readonly unknown[], visit: (element: unknown) => unknown) => unknown;

function frameOf(element: unknown, env: Environment): Frame {
  return { values: [element], env };
}

/** An operator that visits the elements; `otherwise` is its value for what is no list. */
function overElements(over: OverList, otherwise: () => unknown): StandardOperator['compile'] {
  return (args, compilation) => {
    const source = compilation.loose(args[0] ?? null);
    const visit = compilation.within(elementScope).value(args[1] ?? null);
    return (frame) => {
      const elements = source(frame);
      if (!Array.isArray(elements)) return otherwise();
      return over(elements, (element) => visit(frameOf(element, frame.env)));
    };
  };
}

function compileReduce(args: readonly Json[], compilation: Compilation): Evaluate {
  const source = compilation.loose(args[0] ?? null);
  const visit = compilation.within(elementScope).value(args[1] ?? null);
  const initial = compilation.value(args[2] ?? null);
  return (frame) => {
    const elements = source(frame);
    if (!Array.isArray(elements)) return initial(frame);
    return elements.reduce(
      (accumulator, current) => visit(frameOf({ current, accumulator }, frame.env)),
      initial(frame),
    );
  };
}

function compileMerge(args: readonly Json[], compilation: Compilation): Evaluate {
  const parts = args.map((arg) => compilation.value(arg));
  return (frame) => parts.flatMap((part) => part(frame));
}

export const listOperators = standardOperators('lists', {
  map: {
    args: [list, argument('expression', 'element-expression')],
    gives: 'The list of what the expression gives for each element, in which var reads the element.',
    example: {
      expression: { map: [{ var: 'clients' }, { var: 'name' }] },
      data: { clients: [{ name: 'Acme' }] },
      result: ['Acme'],
    },
    compile: overElements(
      (items, visit) => items.map((item) => visit(item)),
      () => [],
    ),
  },
  filter: {
    args: [list, condition],
    gives: 'The elements for which the condition holds.',
    example: { expression: { filter: [[1, 2, 3], { '>': [{ var: '' }, 1] }] }, result: [2, 3] },
    compile: overElements(
      (items, visit) => items.filter((item) => truthy(visit(item))),
      () => [],
    ),
  },
  reduce: {
    args: [list, argument('expression', 'element-expression'), argument('initial', 'any', optional)],
    gives:
      'What the expression makes of accumulator and current, element by element, from the initial value on.',
    example: {
      expression: { reduce: [[1, 2, 3], { '+': [{ var: 'accumulator' }, { var: 'current' }] }, 0] },
      result: 6,
    },
    compile: compileReduce,
  },
  all: {
    args: [list, condition],
    gives: 'Whether the condition holds for every element; false for an empty list.',
    example: { expression: { all: [[], true] }, result: false },
    compile: overElements(
      (items, visit) => items.length > 0 && items.every((item) => truthy(visit(item))),
      () => false,
    ),
  },
  some: {
    args: [list, condition],
    gives: 'Whether the condition holds for an element.',
    example: { expression: { some: [[1, 2], { '==': [{ var: '' }, 2] }] }, result: true },
    compile: overElements(
      (items, visit) => items.some((item) => truthy(visit(item))),
      () => false,
    ),
  },
  none: {
    args: [list, condition],
    gives: 'Whether the condition holds for no element; true for an empty list.',
    example: { expression: { none: [[1, 2], { '==': [{ var: '' }, 3] }] }, result: true },
    compile: overElements(
      (items, visit) => !items.some((item) => truthy(visit(item))),
      () => true,
    ),
  },
  merge: {
    args: [argument('list', 'any'), argument('more', 'any', rest)],
    gives: 'One list of all elements; what is no list counts as an element.',
    example: { expression: { merge: [[1, 2], 3] }, result: [1, 2, 3] },
    compile: compileMerge,
  },
});
