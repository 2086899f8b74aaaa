import type { Finding } from '../../finding';
import { slowText } from '../../slowPattern';
import { argumentPointer, callsIn } from '../calls';
import { expressionPlaces } from '../expressionPlaces';
import type { Check } from '../subject';

/** Often enough that nobody would wait for the answer. */
const OFTEN = 8;

function isPattern(value: unknown): value is string {
  try {
    return typeof value === 'string' && new RegExp(value, 'u') instanceof RegExp;
  } catch {
    // What is no regular expression is told elsewhere.
    return false;
  }
}

/** A pattern that may take for ever, with a text that it does so on. */
export function* slow(pattern: unknown, pointer: string): Generator<Finding> {
  const text = isPattern(pattern) ? slowText(pattern) : undefined;
  if (text === undefined) return;
  const message = `A text such as ${JSON.stringify(text.repeat(OFTEN))} can be read in so many ways that a longer one which does not match would take for ever. Write it like ^[a-z]+( [a-z]+)*$, where only one reading fits.`;
  yield { pointer, code: 'slow-pattern', message };
}

/** Patterns that answer in a time which grows with the text, not with its combinations. */
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
