import { isBranch } from '../../../engine/index';
import type { Expectation } from '../types';

function both(a: unknown, b: unknown): unknown {
  if (Array.isArray(a) && Array.isArray(b)) return [...(a as unknown[]), ...(b as unknown[])];
  if (!isBranch(a) || !isBranch(b)) return b;
  const shared = Object.keys(b).map((key) => [key, key in a ? both(a[key], b[key]) : b[key]]);
  return { ...a, ...(Object.fromEntries(shared) as object) };
}

export function merged(parts: readonly Expectation[]): Expectation {
  return parts.reduce<Expectation>((all, part) => both(all, part) as Expectation, {});
}
