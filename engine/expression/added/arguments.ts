import type { Argument, ArgumentKind } from '../operator';
import { numberOf } from '../../values/decimal';

/** Reading arguments: every added operator gives null (false, if it asks a question) for an empty one. */

/** The text of a value, numbers included; null for the empty text and for what is no text. */
export function textOf(value: unknown): string | null {
  if (typeof value === 'string') return value === '' ? null : value;
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : null;
}

export function withText<Result>(change: (text: string) => Result): (value: unknown) => Result | null {
  return (value) => {
    const text = textOf(value);
    return text === null ? null : change(text);
  };
}

/** A question about a text as an operator: false for what is no text. */
export function aboutText(test: (text: string) => boolean): (value: unknown) => boolean {
  return (value) => {
    const text = textOf(value);
    return text !== null && test(text);
  };
}

/** A whole number, from a number or its text; NaN for anything else. */
export function integerOf(value: unknown): number {
  const number = numberOf(value);
  return Number.isInteger(number) ? number : NaN;
}

/** An amount by a rate of five decimals by whole days has nine. */
export const MOST_DECIMALS = 12;

/** Decimals to keep: 0 to 12, two when left out; NaN for anything else. */
export function scaleOf(value: unknown): number {
  if (value === undefined || value === 2) return 2;
  const scale = integerOf(value);
  return scale >= 0 && scale <= MOST_DECIMALS ? scale : NaN;
}

export function finite(number: number): number | null {
  return number - number === 0 ? number : null;
}

export function argument(
  name: string,
  kind: ArgumentKind,
  more: Omit<Argument, 'name' | 'kind'> = {},
): Argument {
  return { name, kind, ...more };
}

export const optional = { optional: true } as const;
export const literal = { literal: true } as const;
export const rest = { rest: true } as const;
