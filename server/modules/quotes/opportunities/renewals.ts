import { and, between, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { addDays, dayNumber } from '../../../../engine/values';
import { COUNTED } from '../../../../contract/page';
import type { OpportunitiesQuery } from '../../../../contract/opportunities';
import { policiesOf } from '../../../access/policies';
import { few } from '../../../access/sight';
import type { Sight } from '../../../access/sight';
import type { Db } from '../../../db/db';
import { countedPage } from '../../../db/lists/countedPage';
import { pagePart, shownOf } from '../../../db/lists/pagePart';
import { firstOfEach, type First } from '../../../db/lists/firstOfEach';
import { countSeen, placesInOrder } from '../../../db/lists/inOrder';
import type { Order } from '../../../db/lists/inOrder';
import { policies, quotes, renewalInterests } from '../../../db/schema';
import type { PolicyRow, User } from '../../../db/schema';
import { refuse } from '../../../http/refuse';

export interface RenewalRow {
  policy: PolicyRow;
  interestAt: Date | null;
}

/** Days, as of the first notice before the end (decision 57). */
const NEAR_DAYS = 90;

const NEAREST_FIRST: Order = { by: policies.validityEnd, type: 'date', descending: false };

/** Ends between `from` and `to` days from today; no short policy before half of its term is over. */
function endsWithin(today: string, from: number, to: number): SQL | undefined {
  return and(between(policies.validityEnd, addDays(today, from), addDays(today, to)), isHalfOver(today));
}

function isHalfOver(today: string): SQL | undefined {
  const { validityStart, validityEnd, cancelledAt } = policies;
  return and(sql`${validityEnd} - ${today}::date <= ${today}::date - ${validityStart}`, isNull(cancelledAt));
}

/** How many end in each of several spans of days, both counted, and the first of them. */
export function endsInBands(
  db: Db,
  sight: Sight,
  today: string,
  bands: readonly (readonly [first: string, last: string])[],
  { shown, counted }: { shown: number; counted: number },
): Promise<First[]> {
  const [firsts, lasts] = [bands.map(([first]) => first), bands.map(([, last]) => last)];
  const asked = sql`unnest(${few(sql`${sql.param(bands.map((_, at) => at))}::int[]`)},
    ${few(sql`${sql.param(firsts)}::date[]`)}, ${few(sql`${sql.param(lasts)}::date[]`)}) asked(at, low, high)`;
  const where = and(between(policies.validityEnd, sql`asked.low`, sql`asked.high`), isHalfOver(today));
  const lists = { listing: { table: policies, sight, where }, order: NEAREST_FIRST, asked };
  return firstOfEach(db, lists, { lists: bands.length, shown, counted });
}

export function isNearEnd({ validityStart, validityEnd, cancelledAt }: PolicyRow, today: string): boolean {
  const [left, gone] = [
    dayNumber(validityEnd) - dayNumber(today),
    dayNumber(today) - dayNumber(validityStart),
  ];
  return !cancelledAt && left >= 0 && left <= Math.min(NEAR_DAYS, gone);
}

export async function listRenewals(
  db: Db,
  sight: Sight,
  today: string,
  { within, product, page }: OpportunitiesQuery,
) {
  const where = and(
    endsWithin(today, 0, within),
    product === undefined ? undefined : eq(policies.product, product),
  );
  const listing = { table: policies, sight, where };
  const [places, counted] = await Promise.all([
    placesInOrder(db, listing, NEAREST_FIRST, pagePart(page)),
    countSeen(db, listing, COUNTED),
  ]);
  const ids = shownOf(places).map(({ id }) => id);
  return { rows: await renewalsOf(db, ids), ...countedPage(page, places.length, counted, COUNTED) };
}

async function renewalsOf(db: Db, ids: readonly string[]): Promise<RenewalRow[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ policy: policies, interestAt: renewalInterests.at })
    .from(policies)
    .leftJoin(renewalInterests, eq(renewalInterests.policyId, policies.id))
    .where(inArray(policies.id, [...ids]));
  const byId = new Map(rows.map((row) => [row.policy.id, row]));
  return ids.map((id) => byId.get(id)).filter((row) => row !== undefined);
}

export async function seenPolicy(db: Db, user: User, number: string): Promise<PolicyRow> {
  const [row] = await db
    .select()
    .from(policies)
    .where(and(eq(policies.number, number), policiesOf(db, user)));
  if (!row) throw refuse('NOT_FOUND');
  return row;
}

export async function findAnswers(db: Db, { quoteId }: PolicyRow) {
  if (!quoteId) return undefined;
  const [quote] = await db.select({ answers: quotes.answers }).from(quotes).where(eq(quotes.id, quoteId));
  return quote?.answers;
}

/** Keeps the interest; answers whether it is new, and since when it is known. */
export async function insertInterest(db: Db, policyId: string, userUid: string, at: Date) {
  const made = await db
    .insert(renewalInterests)
    .values({ policyId, userUid, at })
    .onConflictDoNothing()
    .returning();
  if (made[0]) return { isNew: true, at };
  const [known] = await db
    .select({ at: renewalInterests.at })
    .from(renewalInterests)
    .where(eq(renewalInterests.policyId, policyId));
  return { isNew: false, at: known?.at ?? at };
}
