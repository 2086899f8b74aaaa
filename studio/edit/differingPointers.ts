import { pointerPart } from '../../engine/definition';
import type { Json } from '../../engine/expression';

const isContainer = (value: Json | undefined): value is Record<string, Json> | Json[] =>
  typeof value === 'object' && value !== null;

/** Pointers of the smallest places at which two JSON values are not the same. */
export function differingPointers(one: Json | undefined, other: Json | undefined, at = ''): string[] {
  if (!isContainer(one) || !isContainer(other) || Array.isArray(one) !== Array.isArray(other))
    return JSON.stringify(one) === JSON.stringify(other) ? [] : [at];
  const [first, second] = [one, other] as [Record<string, Json>, Record<string, Json>];
  const keys = new Set([...Object.keys(first), ...Object.keys(second)]);
  return [...keys].flatMap((key) => differingPointers(first[key], second[key], at + pointerPart(key)));
}
