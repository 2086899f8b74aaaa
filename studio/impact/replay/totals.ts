import type { Replayed } from './stored';

/** Who is affected, by how; one request may be in several. */
export const HARMS = ['otherValue', 'lost', 'refused', 'priced'] as const;
export type Harm = (typeof HARMS)[number];

/** One that is affected: its number, the questions, and premiums in R$ of one that is priced otherwise. */
export interface Example {
  readonly id: string;
  readonly about: readonly string[];
  readonly priced?: Replayed['priced'];
}

/** Premiums of those that have one under both versions, summed, in cents; and whose differs most, in R$. */
export interface Premiums {
  readonly many: number;
  readonly before: number;
  readonly after: number;
  readonly most?: { readonly id: string; readonly before: number; readonly after: number };
}

export interface Totals {
  readonly premiums: Premiums;
  readonly replayed: number;
  /** Whatever happens to them. */
  readonly affected: number;
  readonly counts: Readonly<Record<Harm, number>>;
  readonly examples: Readonly<Record<Harm, readonly Example[]>>;
}

/** How many of each are shown. */
export const MOST_EXAMPLES = 5;

const each = <T>(value: (harm: Harm) => T) =>
  Object.fromEntries(HARMS.map((harm) => [harm, value(harm)])) as Record<Harm, T>;

export const NOBODY: Totals = {
  replayed: 0,
  affected: 0,
  counts: each(() => 0),
  examples: each(() => []),
  premiums: { many: 0, before: 0, after: 0 },
};

type Most = Premiums['most'];
const apart = (most: Most) => (most ? Math.abs(most.after - most.before) : 0);

function premiumsOf(a: Premiums, b: Premiums): Premiums {
  const most = apart(b.most) > apart(a.most) ? b.most : a.most;
  const sums = { many: a.many + b.many, before: a.before + b.before, after: a.after + b.after };
  return { ...sums, ...(most && { most }) };
}

const cents = (amount: number) => Math.round(amount * 100);

function premiumOf({ id, premiums }: Replayed): Premiums {
  if (!premiums) return NOBODY.premiums;
  const { before, after } = premiums;
  const most = before === after ? {} : { most: { id, before, after } };
  return { many: 1, before: cents(before), after: cents(after), ...most };
}

/** What a replay shows of one harm; nothing where it does none. */
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
    premiums: premiumsOf(a.premiums, b.premiums),
    examples: each((harm) => [...a.examples[harm], ...b.examples[harm]].slice(0, MOST_EXAMPLES)),
  };
}

export function totalsOf(replayed: Replayed): Totals {
  const examples = each((harm) => [exampleOf(replayed, harm)].flatMap((example) => example ?? []));
  const counts = each((harm) => examples[harm].length);
  const affected = HARMS.some((harm) => counts[harm] > 0) ? 1 : 0;
  return { replayed: 1, affected, counts, examples, premiums: premiumOf(replayed) };
}
