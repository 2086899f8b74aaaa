import { type Call, callOf, type Json, pathOf } from '../../../engine/expression';
import type { Place } from './checkArgument';
import { type ExpressionFault, type Known, below } from './fault';

/** Money is decimal: binary arithmetic on an amount is refused in favour of the exact operator. */
const exactOperator: Readonly<Record<string, string>> = {
  '+': 'sum',
  '-': 'minus',
  '*': 'times',
  '/': 'over',
  '%': 'minus',
};

const givesDecimal: ReadonlySet<string> = new Set([
  'sum',
  'minus',
  'times',
  'over',
  'percentOf',
  'plusPercent',
  'roundTo',
  'floorTo',
]);
const passesThrough: ReadonlySet<string> = new Set([
  'if',
  '?:',
  'and',
  'or',
  'min',
  'max',
  '+',
  '-',
  '*',
  '/',
  '%',
]);

export function* checkMoney(call: Call, place: Place): Generator<ExpressionFault> {
  const exact = exactOperator[call.name];
  if (exact === undefined || !call.args.some((arg) => isMoney(arg, place))) return;
  yield {
    pointer: below(place.pointer, call.name),
    code: 'float-money',
    message: `${call.name} is binary floating point; an amount of money takes ${exact}.`,
    suggestion: exact,
  };
}

function isMoney(expression: Json, place: Place): boolean {
  const call = callOf(expression);
  if (!call) return false;
  if (call.name === 'var') return place.element === 'none' && isMoneyField(pathOf(call.args[0]), place.known);
  if (givesDecimal.has(call.name)) return true;
  return passesThrough.has(call.name) && call.args.some((arg) => isMoney(arg, place));
}

function isMoneyField(path: string, known: Known): boolean {
  return known.isMoney?.(path) ?? false;
}
