import type { Change } from './change';

/** What is known of a policy before a change. Dates are YYYY-MM-DD. */
export interface Held {
  readonly start: string;
  readonly end: string;
}

/** What a change asks for. */
export interface Asked {
  /** The day from which it counts. */
  readonly from: string;
  readonly end: string;
  /** Cents; of what only lasts longer that of the days it adds. */
  readonly amount: number;
  /** Whether the amounts until now stay as they are. */
  readonly keeps: boolean;
  /** Whether it ends the policy. */
  readonly ends: boolean;
}

/** The day from which a change counts: one of the policy's, so that no day is without cover. */
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
