import type { Finding } from '../../finding';
import { slowPart } from '../../slowPattern';
import { argumentPointer, callsIn } from '../calls';
import { expressionPlaces } from '../expressionPlaces';
import type { Check } from '../subject';

function* slow(pattern: unknown, pointer: string): Generator<Finding> {
  const part = typeof pattern === 'string' ? slowPart(pattern) : undefined;
  if (part === undefined) return;
  const message = `${part} repeats what repeats: a long text that does not match would take for ever. Write it like ^[a-z]+( [a-z]+)*$, where only one reading fits.`;
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
