import {
  type Argument,
  type Call,
  callOf,
  isList,
  isObject,
  type Json,
  type Operator,
  operators,
} from '../../../engine/expression';
import { nearest } from '../../../engine/index';
import { type Place, checkArgument } from './checkArgument';
import { checkMoney } from './checkMoney';
import { type ExpressionFault, type Known, below, withSuggestion } from './fault';

/** Everything that is wrong with an expression; once this finds nothing, compiling and evaluating do not throw. */
export function checkExpression(expression: Json, known: Known): ExpressionFault[] {
  return [...check(expression, { pointer: '', known, element: 'none' })];
}

function* check(expression: Json, place: Place): Generator<ExpressionFault> {
  if (isList(expression)) {
    for (const [index, item] of expression.entries()) yield* check(item, at(place, index));
    return;
  }
  const call = callOf(expression);
  if (call) yield* checkCall(call, place);
  else if (isObject(expression)) yield* checkObject(expression, place);
}

function at(place: Place, ...steps: readonly (string | number)[]): Place {
  return { ...place, pointer: below(place.pointer, ...steps) };
}

function* checkCall(call: Call, place: Place): Generator<ExpressionFault> {
  const operator = operators.get(call.name);
  if (!operator) {
    yield unknownOperator(call.name, below(place.pointer, call.name));
    return;
  }
  yield* checkArity(operator, call, place);
  yield* checkMoney(call, place);
  for (const [index, arg] of call.args.entries()) {
    const argument = argumentAt(operator, index);
    const argPlace = call.listed ? at(place, call.name, index) : at(place, call.name);
    if (argument) yield* checkArgument(arg, argument, argPlace);
    if (!argument?.literal) yield* check(arg, placeInside(argPlace, operator, argument));
  }
}

function unknownOperator(name: string, pointer: string): ExpressionFault {
  const message = `There is no operator ${name}.`;
  return withSuggestion({ pointer, code: 'unknown-operator', message }, nearest(name, operators.keys()));
}

function placeInside(place: Place, operator: Operator, argument: Argument | undefined): Place {
  if (argument?.kind !== 'element-expression') return place;
  return { ...place, element: operator.name === 'reduce' ? 'reduced' : 'visited' };
}

function argumentAt(operator: Operator, index: number): Argument | undefined {
  const fixed = operator.args.filter(({ rest }) => !rest);
  const repeating = operator.args.filter(({ rest }) => rest);
  return fixed[index] ?? repeating[(index - fixed.length) % repeating.length];
}

function* checkArity(operator: Operator, call: Call, place: Place): Generator<ExpressionFault> {
  const repeating = operator.args.filter(({ rest }) => rest).length;
  const most = operator.args.length - repeating;
  const least = operator.args.filter(({ rest, optional }) => !rest && !optional).length;
  const given = call.args.length;
  const extra = given - most;
  if (given >= least && (extra <= 0 || (repeating > 0 && extra % repeating === 0))) return;
  const names = operator.args.map(({ name }) => name).join(', ');
  const message = `${operator.name} takes ${names === '' ? 'no arguments' : `(${names})`}, not ${given} of them.`;
  yield { pointer: below(place.pointer, call.name), code: 'arity', message };
}

/** An object of several keys is a literal, so an operator inside would never run. */
function* checkObject(object: { readonly [key: string]: Json }, place: Place): Generator<ExpressionFault> {
  const keys = Object.keys(object);
  const hidesCall = keys.some((key) => operators.has(key)) || Object.values(object).some(containsCall);
  if (keys.length > 0 && !hidesCall) return;
  const message =
    keys.length === 0
      ? 'An empty object is no expression.'
      : 'An object of several keys is a literal, and what is inside is not evaluated; build it with the operator object.';
  yield { pointer: place.pointer, code: 'bad-literal', message };
}

function containsCall(value: Json): boolean {
  if (isList(value)) return value.some(containsCall);
  if (!isObject(value)) return false;
  const call = callOf(value);
  return (call !== undefined && operators.has(call.name)) || Object.values(value).some(containsCall);
}
