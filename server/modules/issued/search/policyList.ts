import { and, eq, gte, isNotNull, isNull, lt, lte, gt, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { addMonths, earliestWithin } from '../../../../engine/values';
import { COUNTED } from '../../../../contract/page';
import type { PolicySort } from '../../../../contract/policies';
import { EXPIRED_MONTHS, policyStatuses } from '../../../../contract/statuses/policy';
import type { PolicyStatus } from '../../../../contract/statuses/policy';
import { ofSight } from '../../../access/sight';
import type { Sight } from '../../../access/sight';
import type { Db } from '../../../db/db';
import { prepared } from '../../../db/prepared';
import { issuedIn } from './issuedIn';
import { foundByWords, holdsWords } from '../../../db/lists/holdsWords';
import { limitOf } from '../../../db/lists/countedPage';
import { fewInOrder } from '../../../db/lists/fewInOrder';
import type { Few } from '../../../db/lists/fewInOrder';
import { countSeen, narrowedBy, placesInOrder } from '../../../db/lists/inOrder';
import type { Listing, Order, Part, Place } from '../../../db/lists/inOrder';
import type { Word } from '../../../db/lists/words';
import { policies } from '../../../db/schema';
import type { PolicyRow } from '../../../db/schema';
import type { Period } from '../../../http/period';

export interface PolicyListing {
  readonly sight: Sight;
  readonly words: readonly Word[];
  readonly number?: string | undefined;
  readonly insurer?: string | undefined;
  readonly product?: string | undefined;
  readonly status?: PolicyStatus | undefined;
  readonly period?: Period | undefined;
  readonly endsIn?: string | undefined;
  /** YYYY-MM-DD, by which a status is told. */
  readonly today: string;
  readonly sort: PolicySort;
  readonly descending: boolean;
}

const orders: Readonly<Record<PolicySort, Omit<Order, 'descending'>>> = {
  issued: { by: policies.issuedAt, type: 'timestamptz' },
  number: { by: policies.number, type: 'text' },
  holder: { by: sql`coalesce(search_text(${policies.holderName}), '')`, type: 'text' },
  amount: { by: policies.insuredAmount, type: 'numeric' },
  start: { by: policies.validityStart, type: 'date' },
  end: { by: policies.validityEnd, type: 'date' },
};

/** Only the columns that lists show: states and texts are many times as long. */
const listed = {
  id: policies.id,
  number: policies.number,
  product: policies.product,
  insurerName: policies.insurerName,
  holderName: policies.holderName,
  clientDocument: policies.clientDocument,
  insuredName: policies.insuredName,
  insuredDocument: policies.insuredDocument,
  insuredAmount: policies.insuredAmount,
  grossPremium: policies.grossPremium,
  issuedAt: policies.issuedAt,
  validityStart: policies.validityStart,
  validityEnd: policies.validityEnd,
  cancelledAt: policies.cancelledAt,
};
export type PolicyLine = Pick<PolicyRow, keyof typeof listed>;

export interface PlacedPolicy {
  readonly policy: PolicyLine;
  readonly place: Place;
}

export async function listPolicies(db: Db, listing: PolicyListing, part: Part): Promise<PlacedPolicy[]> {
  return policiesAt(db, await placesInOrder(db, seen(listing), orderOf(listing), part));
}

export interface CountedPolicies {
  readonly found: PlacedPolicy[];
  readonly counts: Record<PolicyStatus, number>;
  readonly counted: number;
}

export async function pageOfPolicies(db: Db, listing: PolicyListing, part: Part): Promise<CountedPolicies> {
  const { status, words, insurer, product, today } = listing;
  const all = seen({ ...listing, status: undefined });
  const kinds = { kind: statusOn(today), of: status };
  const isNarrow = words.length > 0 || (insurer !== undefined && product !== undefined);
  const few = isNarrow && (await fewInOrder(db, all, orderOf(listing), part, kinds));
  if (few)
    return { found: await policiesAt(db, few.places), counts: statusCounts(few.counts), counted: COUNTED };
  const counted = limitOf(words);
  const [found, counts] = await Promise.all([
    listPolicies(db, listing, part),
    countByStatus(db, listing, counted),
  ]);
  return { found, counts, counted };
}

function statusCounts(counts: Few['counts']): Record<PolicyStatus, number> {
  const counted = policyStatuses.map((status) => [status, Math.min(counts[status] ?? 0, COUNTED)] as const);
  return Object.fromEntries(counted) as Record<PolicyStatus, number>;
}

const orderOf = ({ sort, descending }: PolicyListing): Order => ({ ...orders[sort], descending });

async function policiesAt(db: Db, places: readonly Place[]): Promise<PlacedPolicy[]> {
  const byId = await policiesOfIds(
    db,
    places.map(({ id }) => id),
  );
  return places.flatMap((place) => {
    const policy = byId.get(place.id);
    return policy ? [{ policy, place }] : [];
  });
}

const linesOfIds = prepared('policy_lines', (db) =>
  db
    .select(listed)
    .from(policies)
    .where(sql`${policies.id} = any(${sql.placeholder('ids')}::uuid[])`),
);

/** What lists show of these policies, by id. */
export async function policiesOfIds(
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, PolicyLine>> {
  const rows = ids.length === 0 ? [] : await linesOfIds(db, { ids: [...ids] });
  return new Map(rows.map((policy) => [policy.id, policy]));
}

export const countPolicies = (db: Db, listing: PolicyListing, limit: number): Promise<number> =>
  countSeen(db, seen(listing), limit);

/**
 * How many policies there are of each status, each up to `limit`. Those in force and those that ended are told apart by their
 * days alone and read by one query, and what is of no client or desk in sight is few and read once for all: each further
 * naming of the table takes longer to plan than to read.
 */
async function countByStatus(
  db: Db,
  listing: PolicyListing,
  limit: number,
): Promise<Record<PolicyStatus, number>> {
  const { today } = listing;
  const { validityStart, validityEnd, cancelledAt } = policies;
  const narrowed = (where: SQL | undefined) => narrowedBy({ where: and(where, ...filtersOf(listing)) });
  const many = (whose: SQL, where: SQL | undefined) =>
    sql`(select count(*) from (select 1 from ${policies} where ${whose} ${narrowed(where)} limit ${limit}) bounded)`;
  const span = and(
    isNull(cancelledAt),
    sql`${validityEnd} >= asked.low and ${validityEnd} < asked.high and ${validityStart} <= asked.begun`,
  );
  const bounded = (whose: SQL) => sql`
    select asked.status, ${many(whose, span)} as many from (values
      ('Vigente', ${today}::date, 'infinity'::date, ${today}::date),
      ('Vencida', ${oldestEnd(today)}::date, ${today}::date, 'infinity'::date)) asked(status, low, high, begun)
    union all select 'Emitida', ${many(whose, inStatus('Emitida', today))}
    union all select 'Cancelado', ${many(whose, inStatus('Cancelado', today))}`;
  const whole = (whose: SQL) => sql`
    select ${statusOn(today)} as status, count(*) as many from ${policies}
    where ${whose} ${narrowed(gte(validityEnd, oldestEnd(today)))} group by 1`;
  const { rows } = await db.execute<{ status: PolicyStatus; many: number }>(sql`
    select status, least(sum(many), ${limit})::int as many
    from (${ofSight(listing.sight, policies, bounded, whole)}) seen group by status`);
  return statusCounts(Object.fromEntries(rows.map(({ status, many: found }) => [status, found])));
}

export function countedOf({ counts, counted }: CountedPolicies, status?: PolicyStatus): number {
  const all = Object.values(counts).reduce((sum, many) => sum + many, 0);
  return Math.min(counted, status ? counts[status] : all);
}

function seen(listing: PolicyListing): Listing {
  const { sight, words, number, status, today } = listing;
  const ofStatus = status ? inStatus(status, today) : gte(policies.validityEnd, oldestEnd(today));
  const where = and(ofStatus, ...filtersOf(listing));
  const byIndex = number === undefined ? foundByWords(policies.searchText, words) : undefined;
  return { table: policies, sight, where, byIndex };
}

/** What is asked for beside a status. */
const filtersOf = ({ words, number, insurer, product, period, endsIn }: PolicyListing) => [
  insurer === undefined ? undefined : eq(policies.insurerName, insurer),
  product === undefined ? undefined : eq(policies.product, product),
  period && issuedIn(period),
  endsIn === undefined ? undefined : within(endsIn),
  number === undefined ? holdsWords(policies.searchText, words) : eq(policies.number, number),
];

function within(month: string): SQL | undefined {
  const first = `${month}-01`;
  return and(gte(policies.validityEnd, first), lt(policies.validityEnd, addMonths(first, 1)));
}

const oldestEnd = (today: string) => earliestWithin(today, EXPIRED_MONTHS);

function statusOn(today: string): SQL {
  const { cancelledAt, validityStart, validityEnd } = policies;
  return sql`case when ${cancelledAt} is not null then 'Cancelado' when ${validityEnd} < ${today} then 'Vencida'
    when ${validityStart} > ${today} then 'Emitida' else 'Vigente' end`;
}

/** The policies of a status: the same that `policyStatus` says of each (decision 38). */
function inStatus(status: PolicyStatus, today: string): SQL | undefined {
  const { cancelledAt, validityStart, validityEnd } = policies;
  if (status === 'Cancelado') return and(isNotNull(cancelledAt), gte(validityEnd, oldestEnd(today)));
  const dates = {
    Vencida: and(gte(validityEnd, oldestEnd(today)), lt(validityEnd, today)),
    Vigente: and(lte(validityStart, today), gte(validityEnd, today)),
    Emitida: gt(validityStart, today),
  };
  return and(isNull(cancelledAt), dates[status]);
}
