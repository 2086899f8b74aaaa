import type { Finding } from '../../finding';
import { slowText } from '../../slowPattern';
import { argumentPointer, callsIn } from '../calls';
import { expressionPlaces } from '../expressionPlaces';
import type { Check } from '../subject';

/** Enough repetitions to never end in practice. */
const OFTEN = 8;

function isPattern(value: unknown): value is string {
  try {
    return typeof value === 'string' && new RegExp(value, 'u') instanceof RegExp;
  } catch {
    // Another check reports invalid patterns.
    return false;
  }
}

export function* slow(pattern: unknown, pointer: string): Generator<Finding> {
  const text = isPattern(pattern) ? slowText(pattern) : undefined;
  if (text === undefined) return;
  const message = `A text such as ${JSON.stringify(text.repeat(OFTEN))} can be read in so many ways that a longer one which does not match would take for ever. Write it like ^[a-z]+( [a-z]+)*$, where only one reading fits.`;
  yield { pointer, code: 'slow-pattern', message };
}

export const slowPatterns: Check = function* (subject) {
  for (const { schema, pointer } of subject.all) {
    yield* slow(schema.pattern, `${pointer}/pattern`);
    for (const [index, { pattern }] of (schema.ui.ticks ?? []).entries()) {
      yield* slow(pattern, `${pointer}/ui/ticks/${index}/pattern`);
    }
  }
  for (const { expression, pointer } of expressionPlaces(subject)) {
    for (const place of callsIn(expression)) {
      if (place.call.name === 'matches') yield* slow(place.call.args[1], pointer + argumentPointer(place, 1));
    }
  }
};
