import { addedOperators } from '../operatorsOf';
import type { Evaluate } from '../types';
import {
  add,
  centsOf,
  divide,
  floor,
  isSafe,
  multiply,
  numberOf,
  percentOf,
  percentShare,
  round,
  total,
} from '../../values/decimal';
import { argument, finite, optional, rest, scaleOf } from './arguments';

const amount = argument('value', 'number');
const percent = argument('percent', 'number');
const scale = argument('scale', 'scale', optional);

function isEmpty(item: unknown): boolean {
  return item === null || item === undefined || item === '';
}

function sum(...items: unknown[]): number | null {
  const given = items.flat(Infinity).filter((item) => !isEmpty(item));
  return given.length === 0 ? null : finite(total(given.map(numberOf)));
}

/** Adds in cents while every item is an amount or empty; anything else goes the general way. */
function compileSum(items: readonly Evaluate[]): Evaluate {
  return (frame) => {
    let cents = 0;
    let isAnswered = false;
    for (let index = 0; index < items.length; index += 1) {
      const item = (items[index] as Evaluate)(frame);
      if (typeof item === 'number') cents += centsOf(item);
      else if (isEmpty(item)) continue;
      else cents = NaN;
      if (!isSafe(cents)) return sum(...items.map((evaluate) => evaluate(frame)));
      isAnswered = true;
    }
    return isAnswered ? cents / 100 + 0 : null;
  };
}

function minus(left: unknown, right: unknown): number | null {
  return finite(add(numberOf(left), -numberOf(right)));
}

function times(left: unknown, right: unknown, decimals?: unknown): number | null {
  return finite(multiply(numberOf(left), numberOf(right), scaleOf(decimals)));
}

function over(left: unknown, right: unknown, decimals?: unknown): number | null {
  return finite(divide(numberOf(left), numberOf(right), scaleOf(decimals)));
}

function percentOfValue(whole: unknown, rate: unknown, decimals?: unknown): number | null {
  return finite(percentOf(numberOf(whole), numberOf(rate), scaleOf(decimals)));
}

function plusPercent(whole: unknown, rate: unknown): number | null {
  return finite(percentOf(numberOf(whole), add(100, numberOf(rate))));
}

function percentShareOf(part: unknown, whole: unknown): number | null {
  return finite(percentShare(numberOf(part), numberOf(whole)));
}

function roundTo(number: unknown, decimals?: unknown): number | null {
  return finite(round(numberOf(number), scaleOf(decimals)));
}

function floorTo(number: unknown, decimals?: unknown): number | null {
  return finite(floor(numberOf(number), scaleOf(decimals)));
}

export const moneyOperators = addedOperators('money', {
  sum: {
    args: [argument('item', 'any'), argument('more', 'any', rest)],
    gives:
      'The exact total of the numbers, those of a list included; empty ones are skipped, null if all are.',
    example: {
      expression: { sum: [{ var: 'rent' }, { var: 'tax' }, { var: 'gas' }] },
      data: { rent: 0.1, tax: 0.2, gas: null },
      result: 0.3,
    },
    apply: sum,
    compile: compileSum,
  },
  minus: {
    args: [amount, argument('subtracted', 'number')],
    gives: 'The exact difference.',
    example: { expression: { minus: [0.3, 0.1] }, result: 0.2 },
    apply: minus,
    two: (first, second) => (frame) => minus(first(frame), second(frame)),
  },
  times: {
    args: [amount, argument('factor', 'number'), scale],
    gives: 'The product, rounded half up to the scale (2 decimals if left out).',
    example: { expression: { times: [1.005, 1] }, result: 1.01 },
    apply: times,
    two: (first, second) => (frame) => times(first(frame), second(frame)),
  },
  over: {
    args: [amount, argument('divisor', 'number'), scale],
    gives:
      'The quotient, rounded half up to the scale (2 decimals if left out); null if the divisor is zero.',
    example: { expression: { over: [100, 3] }, result: 33.33 },
    apply: over,
    two: (first, second) => (frame) => over(first(frame), second(frame)),
  },
  percentOf: {
    args: [amount, percent, scale],
    gives: 'So many percent of the value, rounded half up to the scale (2 decimals if left out).',
    example: { expression: { percentOf: [150000.5, 5] }, result: 7500.03 },
    apply: percentOfValue,
    two: (first, second) => (frame) => percentOfValue(first(frame), second(frame)),
  },
  plusPercent: {
    args: [amount, percent],
    gives: 'The value increased by so many percent, rounded half up to cents.',
    example: { expression: { plusPercent: [13813.83, 30] }, result: 17957.98 },
    apply: plusPercent,
    two: (first, second) => (frame) => plusPercent(first(frame), second(frame)),
  },
  percentShare: {
    args: [argument('amount', 'number'), argument('total', 'number')],
    gives: 'How many percent of the total the amount is, with 2 decimals; null if the total is zero.',
    example: { expression: { percentShare: [5000, 150000] }, result: 3.33 },
    apply: percentShareOf,
    two: (first, second) => (frame) => percentShareOf(first(frame), second(frame)),
  },
  roundTo: {
    args: [amount, scale],
    gives: 'The value with at most so many decimals (2 if left out), rounded half up.',
    example: { expression: { roundTo: [2.675, 2] }, result: 2.68 },
    apply: roundTo,
  },
  floorTo: {
    args: [amount, scale],
    gives: 'The largest number of so many decimals (2 if left out) that is not above the value.',
    example: { expression: { floorTo: [33.339, 2] }, result: 33.33 },
    apply: floorTo,
  },
});
