import { argumentPointer, callsIn, type CallPlace } from '../../check/product/calls';
import { callOf, isList, type Json, operators as known } from '../../../engine/expression';
import { beside, type Change } from './Mutant';
import { swapOf } from './operatorSwaps';

/** Operators whose first argument is a path or a name, not a value. */
const NAMING = ['var', 'context', 'constant', 'answer'];

/** One decimal more or less does not change an exact amount, but rounding to cents does. */
function* scales(scale: Json, pointer: string): Generator<Change> {
  const to = scale === 2 ? 0 : 2;
  yield { pointer, to, says: `${JSON.stringify(scale)} becomes ${to}` };
}

function* literals(expression: Json, pointer: string): Generator<Change> {
  if (isList(expression)) {
    for (const [index, item] of expression.entries()) yield* literals(item, `${pointer}/${index}`);
    return;
  }
  const call = callOf(expression);
  if (!call) {
    for (const to of beside(expression)) {
      yield { pointer, to, says: `${JSON.stringify(expression)} becomes ${JSON.stringify(to)}` };
    }
    return;
  }
  const place = { call, pointer: `${pointer}/${call.name.replaceAll('~', '~0').replaceAll('/', '~1')}` };
  for (const [index, arg] of call.args.entries()) {
    if (index === 0 && NAMING.includes(call.name)) continue;
    const isScale = known.get(call.name)?.args[index]?.kind === 'scale';
    yield* (isScale ? scales : literals)(arg, argumentPointer(place, index));
  }
}

function parentOf(pointer: string): string {
  return pointer.slice(0, pointer.lastIndexOf('/'));
}

function* operators({ call, pointer }: CallPlace): Generator<Change> {
  const swap = swapOf(call.name);
  const given: Json = call.listed ? call.args : call.args[0]!;
  if (swap) {
    yield { pointer: parentOf(pointer), to: { [swap]: given }, says: `${call.name} becomes ${swap}` };
  }
}

function negation(pointer: string, condition: Json): Change {
  return { pointer, to: { '!': [condition] }, says: 'the condition is negated' };
}

function* conditions(place: CallPlace): Generator<Change> {
  const [condition] = place.call.args;
  if (place.call.name === 'if' && condition !== undefined) {
    yield negation(argumentPointer(place, 0), condition);
  }
}

function* operands(place: CallPlace, swap: (path: string) => string | undefined): Generator<Change> {
  const [path] = place.call.args;
  const other = place.call.name === 'var' && !place.inElement && typeof path === 'string' && swap(path);
  if (other) {
    yield { pointer: argumentPointer(place, 0), to: other, says: `reads ${other} instead of ${path}` };
  }
}

/** Changes of one expression: operators, operands, written values, and the condition as a whole. */
export function* expressionMutants(
  expression: Json,
  pointer: string,
  isCondition: boolean,
  swap: (path: string) => string | undefined,
): Generator<Change> {
  if (isCondition) yield negation(pointer, expression);
  for (const place of callsIn(expression)) {
    const here = { ...place, pointer: pointer + place.pointer };
    yield* operators(here);
    yield* conditions(here);
    yield* operands(here, swap);
  }
  yield* literals(expression, pointer);
}
