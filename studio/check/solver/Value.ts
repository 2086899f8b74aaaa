import type { Json } from '../../../engine/expression';
import { dateOfDay, dayNumber } from '../../../engine/values';
import type { Term } from './Problem';

export interface Value {
  readonly expression: Json;
  readonly terms: readonly Term[];
}

export function laterBy({ expression, terms }: Value, days: number): Value {
  const later = terms.map((term): Term => {
    if ('variable' in term) return { ...term, offset: term.offset + days };
    const day = dayNumber(term.written);
    return { written: day === 0 ? null : dateOfDay(day + days) };
  });
  return { expression, terms: later };
}

export function ofWritten(value: Json): Value {
  return { expression: value, terms: [{ written: value }] };
}
