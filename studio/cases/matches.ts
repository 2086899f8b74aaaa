import { sameValue } from '../../engine/index';

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Objects match in part, all else must be equal; expected `null` means absent. */
export function matches(actual: unknown, expected: unknown): boolean {
  if (expected === null) return actual === undefined || actual === null;
  if (isObject(expected)) {
    return isObject(actual) && Object.entries(expected).every(([key, value]) => matches(actual[key], value));
  }
  if (Array.isArray(expected)) {
    const list = Array.isArray(actual) ? actual : [];
    return list.length === expected.length && expected.every((item, index) => matches(list[index], item));
  }
  return sameValue(actual, expected);
}

export function shown(value: unknown): string {
  return value === undefined ? 'nothing' : JSON.stringify(value);
}
