import type { Change } from './change';

/** What is known of a policy before a change. Dates are YYYY-MM-DD. */
interface Held {
  readonly start: string;
  readonly end: string;
}

interface Asked {
  readonly from: string;
  readonly end: string;
  /** Cents; where the change only makes it last longer, the amount of the added days. */
  readonly amount: number;
  readonly keeps: boolean;
  readonly ends: boolean;
}

/** The day from which a change counts, moved into the policy's term so that no day is without cover. */
export function changeDay({ start, end }: Held, asked: string): string {
  const begun = asked > start ? asked : start;
  return begun < end ? begun : end;
}

/** A change of a policy's cover; what begins after its end goes on from there, so that no day is without cover. */
export function changeFrom(held: Held, { from: asked, end, amount, keeps, ends }: Asked): Change {
  const from = changeDay(held, asked);
  if (ends) return { from, stretches: [] };
  if (!keeps) return { from, stretches: [{ from, to: end, amount }] };
  const until = held.end < end ? held.end : end;
  return {
    from,
    stretches: [
      { from, to: until, amount: null },
      { from: until, to: end, amount },
    ],
  };
}
