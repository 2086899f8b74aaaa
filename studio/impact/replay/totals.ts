import type { Rated } from '../money/Rated';
import type { Replayed } from './stored';

export const HARMS = ['otherValue', 'lost', 'refused', 'priced'] as const;
export type Harm = (typeof HARMS)[number];

/** One that is affected: its number, the questions, and premiums in R$ of one that is priced otherwise. */
export interface Example {
  readonly id: string;
  readonly about: readonly string[];
  readonly priced?: Replayed['priced'];
}

export interface Totals {
  readonly replayed: number;
  readonly affected: number;
  readonly counts: Readonly<Record<Harm, number>>;
  readonly examples: Readonly<Record<Harm, readonly Example[]>>;
  /** All that the insurer rates, under both versions: a median needs all of them. */
  readonly rated: readonly Rated[];
}

const MOST_EXAMPLES = 5;

const each = <T>(value: (harm: Harm) => T) =>
  Object.fromEntries(HARMS.map((harm) => [harm, value(harm)])) as Record<Harm, T>;

export const NOBODY: Totals = {
  replayed: 0,
  affected: 0,
  counts: each(() => 0),
  examples: each(() => []),
  rated: [],
};

function exampleOf({ id, priced, ...about }: Replayed, harm: Harm): Example | undefined {
  if (harm === 'priced') return priced && { id, about: [], priced };
  return about[harm].length > 0 ? { id, about: about[harm] } : undefined;
}

/** The totals of two lots together, the examples of the first before those of the second. */
export function summed(a: Totals, b: Totals): Totals {
  return {
    replayed: a.replayed + b.replayed,
    affected: a.affected + b.affected,
    counts: each((harm) => a.counts[harm] + b.counts[harm]),
    rated: [...a.rated, ...b.rated],
    examples: each((harm) => [...a.examples[harm], ...b.examples[harm]].slice(0, MOST_EXAMPLES)),
  };
}

export function totalsOf(replayed: Replayed): Totals {
  const examples = each((harm) => [exampleOf(replayed, harm)].flatMap((example) => example ?? []));
  const counts = each((harm) => examples[harm].length);
  const affected = HARMS.some((harm) => counts[harm] > 0) ? 1 : 0;
  const { id, rated } = replayed;
  return { replayed: 1, affected, counts, examples, rated: rated ? [{ id, ...rated }] : [] };
}
