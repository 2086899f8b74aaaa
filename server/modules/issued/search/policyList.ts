import { and, eq, gte, inArray, isNotNull, isNull, lt, lte, gt, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { addMonths } from '../../../../engine/values/civilDay';
import type { PolicySort } from '../../../../contract/policies';
import { EXPIRED_MONTHS, policyStatuses } from '../../../../contract/statuses/policy';
import type { PolicyStatus } from '../../../../contract/statuses/policy';
import type { Sight } from '../../../access/sight';
import type { Db } from '../../../db/db';
import { issuedIn } from './issuedIn';
import { holdsWords } from '../../../db/lists/holdsWords';
import { countSeen, manySeen, placesInOrder } from '../../../db/lists/inOrder';
import type { Listing, Order, Part, Place } from '../../../db/lists/inOrder';
import type { Word } from '../../../db/lists/words';
import { policies } from '../../../db/schema';
import type { PolicyRow } from '../../../db/schema';
import type { Period } from '../../../http/period';

/** What is looked for, among whose policies, and on which day. */
export interface PolicyListing {
  readonly sight: Sight;
  readonly words: readonly Word[];
  /** The record's own key, where the search is that and nothing else. */
  readonly number?: string;
  readonly insurer?: string;
  readonly product?: string;
  readonly status?: PolicyStatus;
  readonly period?: Period;
  /** Month of the end of validity, YYYY-MM. */
  readonly endsIn?: string;
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

/** A policy with where it stands in its list. */
export interface PlacedPolicy {
  readonly policy: PolicyRow;
  readonly place: Place;
}

/** A part of the list, in its order. */
export async function listPolicies(db: Db, listing: PolicyListing, part: Part): Promise<PlacedPolicy[]> {
  const order = { ...orders[listing.sort], descending: listing.descending };
  const places = await placesInOrder(db, seen(listing), order, part);
  if (places.length === 0) return [];
  const ids = places.map(({ id }) => id);
  const rows = await db.select().from(policies).where(inArray(policies.id, ids));
  const byId = new Map(rows.map((policy) => [policy.id, policy]));
  return places.flatMap((place) => {
    const policy = byId.get(place.id);
    return policy ? [{ policy, place }] : [];
  });
}

export const countPolicies = (db: Db, listing: PolicyListing, limit: number): Promise<number> =>
  countSeen(db, seen(listing), limit);

/** How many policies there are of each status, whatever status is looked for; each as far as `limit`. */
export async function countByStatus(
  db: Db,
  listing: PolicyListing,
  limit: number,
): Promise<Record<PolicyStatus, number>> {
  const counted = policyStatuses.map(
    (status) => sql`${manySeen(seen({ ...listing, status }), limit)} as ${sql.identifier(status)}`,
  );
  const { rows } = await db.execute<Record<PolicyStatus, number>>(sql`select ${sql.join(counted, sql`, `)}`);
  return rows[0]!;
}

function seen(listing: PolicyListing): Listing {
  const { sight, words, number, insurer, product, status, period, endsIn, today } = listing;
  const where = and(
    status ? inStatus(status, today) : gte(policies.validityEnd, oldestEnd(today)),
    insurer === undefined ? undefined : eq(policies.insurerName, insurer),
    product === undefined ? undefined : eq(policies.product, product),
    period && issuedIn(period),
    endsIn === undefined ? undefined : within(endsIn),
    number === undefined ? holdsWords(policies.searchText, words) : eq(policies.number, number),
  );
  return { table: policies, sight, where };
}

function within(month: string): SQL | undefined {
  const first = `${month}-01`;
  return and(gte(policies.validityEnd, first), lt(policies.validityEnd, addMonths(first, 1)));
}

/** An expired policy leaves the lists six months after its end. */
const oldestEnd = (today: string) => addMonths(today, -EXPIRED_MONTHS);

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
