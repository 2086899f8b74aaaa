import { DECISIONS, type Answer, type Decision, type Rated } from './Rated';
import { spreadOf, type Spread } from './spread';

type Side = 'before' | 'after';

/** Number of requests by decision before (outer key) and after (inner key). */
export type Decided = Readonly<Record<Decision, Readonly<Record<Decision, number>>>>;

/** The money of some requests under both versions. Premiums in cents, of offered requests only. */
export interface Money {
  readonly many: number;
  readonly premiums: Readonly<Record<Side, Spread>>;
  readonly decided: Decided;
  /** How many may pay in up to so many installments, ascending. */
  readonly installments: readonly {
    readonly upTo: number;
    readonly before: number;
    readonly after: number;
  }[];
  /** Of those that are offered under both: how many have fewer installments, and more. */
  readonly fewer: number;
  readonly more: number;
  /** Of those offered under both, the largest difference in premium, if any. */
  readonly most?: { readonly id: string; readonly before: number; readonly after: number };
  readonly isSame: boolean;
}

/** A premium that is not offered does not count. */
const offered = ({ decision, premium }: Answer) =>
  premium !== null && decision !== 'deny' && decision !== 'none' ? premium : undefined;

const premiumsOf = (rated: readonly Rated[], side: Side) =>
  spreadOf(rated.flatMap(({ [side]: answer }) => offered(answer) ?? []));

const each = <T>(value: (decision: Decision) => T) =>
  Object.fromEntries(DECISIONS.map((decision) => [decision, value(decision)])) as Record<Decision, T>;

function decidedOf(rated: readonly Rated[]): Decided {
  const many = (was: Decision, is: Decision) =>
    rated.filter(({ before, after }) => before.decision === was && after.decision === is).length;
  return each((was) => each((is) => many(was, is)));
}

function installmentsOf(rated: readonly Rated[]): Money['installments'] {
  const upTo = (answer: Answer) => (offered(answer) === undefined ? null : answer.installments);
  const all = rated.map(({ before, after }) => ({ before: upTo(before), after: upTo(after) }));
  const numbers = new Set(all.flatMap(({ before, after }) => [before, after]).filter((one) => one !== null));
  return [...numbers]
    .toSorted((a, b) => a - b)
    .map((number) => ({
      upTo: number,
      before: all.filter(({ before }) => before === number).length,
      after: all.filter(({ after }) => after === number).length,
    }));
}

function mostOf(both: readonly Rated[]): Money['most'] {
  const found = both
    .map(({ id, before, after }) => ({ id, before: before.premium!, after: after.premium! }))
    .filter(({ before, after }) => before !== after)
    .toSorted((a, b) => Math.abs(b.after - b.before) - Math.abs(a.after - a.before));
  return found[0];
}

const isSameFor = ({ before, after }: Rated) =>
  before.decision === after.decision &&
  before.premium === after.premium &&
  before.installments === after.installments;

/** What requests come to in money, whatever their order but for the first of two whose premiums differ most. */
export function moneyOf(rated: readonly Rated[]): Money {
  const both = rated.filter(
    ({ before, after }) => offered(before) !== undefined && offered(after) !== undefined,
  );
  const change = both.map(({ before, after }) => (after.installments ?? 0) - (before.installments ?? 0));
  const most = mostOf(both);
  return {
    many: rated.length,
    premiums: { before: premiumsOf(rated, 'before'), after: premiumsOf(rated, 'after') },
    decided: decidedOf(rated),
    installments: installmentsOf(rated),
    fewer: change.filter((one) => one < 0).length,
    more: change.filter((one) => one > 0).length,
    ...(most && { most }),
    isSame: rated.every(isSameFor),
  };
}
