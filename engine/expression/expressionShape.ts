import type { Json } from './types';

export interface Call {
  readonly name: string;
  readonly args: readonly Json[];
  /** Whether the arguments stand in a list; a single one may stand alone. */
  readonly listed: boolean;
}

/** The call that an object with exactly one key is; everything else is a literal. */
export function callOf(expression: Json): Call | undefined {
  if (!isObject(expression)) return undefined;
  const [name, ...others] = Object.keys(expression);
  if (name === undefined || others.length > 0) return undefined;
  const given = expression[name] ?? null;
  return isList(given) ? { name, args: given, listed: true } : { name, args: [given], listed: false };
}

export function isList(expression: Json): expression is readonly Json[] {
  return Array.isArray(expression);
}

export function isObject(expression: Json): expression is { readonly [key: string]: Json } {
  return typeof expression === 'object' && expression !== null && !isList(expression);
}
