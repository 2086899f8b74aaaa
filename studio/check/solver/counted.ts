import type { Json } from '../../../engine/expression';
import { dateOfDay, dayNumber, packedDate } from '../../../engine/values';
import { SCALE, type Sort } from './Variable';

/** A number in millionths, a date in days; `undefined` for what is neither, or not of the sort. */
export function counted(value: Json | undefined, sort: Sort): number | undefined {
  if (sort === 'number') return typeof value === 'number' ? Math.round(value * SCALE) : undefined;
  return typeof value === 'string' && packedDate(value) !== 0 ? dayNumber(value) : undefined;
}

export function valueOf(count: number, sort: Sort): Json {
  return sort === 'number' ? count / SCALE : dateOfDay(count);
}
