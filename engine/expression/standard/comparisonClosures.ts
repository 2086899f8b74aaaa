import type { Evaluate } from '../types';
import { primitive } from './primitive';

/** Each operator has closures of its own, so that the engine sees which comparison they make. */
export interface Closures {
  readonly pair: (left: Evaluate, right: Evaluate) => Evaluate;
  /** With a literal on the right, which is not evaluated again. */
  readonly literal: (left: Evaluate, right: unknown) => Evaluate;
}

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

function strictlyEqual(a: unknown, b: unknown): boolean {
  return (a ?? null) === (b ?? null);
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

export const loose: Closures = {
  pair: (left, right) => (frame) => looselyEqual(left(frame), right(frame)),
  literal: (left, right) => (frame) => looselyEqual(left(frame), right),
};

export const notLoose: Closures = {
  pair: (left, right) => (frame) => !looselyEqual(left(frame), right(frame)),
  literal: (left, right) => (frame) => !looselyEqual(left(frame), right),
};

export const strict: Closures = {
  pair: (left, right) => (frame) => strictlyEqual(left(frame), right(frame)),
  literal: (left, right) => (frame) => strictlyEqual(left(frame), right),
};

export const notStrict: Closures = {
  pair: (left, right) => (frame) => !strictlyEqual(left(frame), right(frame)),
  literal: (left, right) => (frame) => !strictlyEqual(left(frame), right),
};

export const above: Closures = {
  pair: (left, right) => (frame) => less(right(frame), left(frame)),
  literal: (left, right) => (frame) => less(right, left(frame)),
};

export const aboveOrEqual: Closures = {
  pair: (left, right) => (frame) => lessOrEqual(right(frame), left(frame)),
  literal: (left, right) => (frame) => lessOrEqual(right, left(frame)),
};

export const below: Closures = {
  pair: (left, right) => (frame) => less(left(frame), right(frame)),
  literal: (left, right) => (frame) => less(left(frame), right),
};

export const belowOrEqual: Closures = {
  pair: (left, right) => (frame) => lessOrEqual(left(frame), right(frame)),
  literal: (left, right) => (frame) => lessOrEqual(left(frame), right),
};
