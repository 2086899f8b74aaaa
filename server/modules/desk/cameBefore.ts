import type { Read } from '../../db/replica/Replica';
import { cameIn, type Came, type Periods } from './figuresRepository';

const KEPT_MS = 5 * 60_000;

interface Kept {
  readonly until: number;
  readonly came: Promise<Came[]>;
}

const keptOf = new WeakMap<Read, Map<string, Kept>>();

/** What came in past days or weeks; counted once in five minutes for the same desks. */
export function cameBefore(
  read: Read,
  desks: readonly string[],
  periods: Periods,
  now: Date,
): Promise<Came[]> {
  const kept = keptOf.get(read) ?? new Map<string, Kept>();
  keptOf.set(read, kept);
  for (const [key, { until }] of kept) if (until <= now.getTime()) kept.delete(key);
  const key = JSON.stringify([desks, periods]);
  const known = kept.get(key);
  if (known) return known.came;
  const came = read((db) => cameIn(db, desks, periods));
  kept.set(key, { until: now.getTime() + KEPT_MS, came });
  came.catch(() => kept.delete(key));
  return came;
}
