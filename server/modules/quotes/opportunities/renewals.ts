import { and, asc, between, eq, inArray, isNull } from 'drizzle-orm';
import { addDays } from '../../../../engine/values/civilDay';
import { PAGE_SIZE } from '../../../../contract/page';
import type { OpportunitiesQuery } from '../../../../contract/opportunities';
import type { Db } from '../../../db/db';
import { policies, quotes, renewalInterests } from '../../../db/schema';
import type { PolicyRow } from '../../../db/schema';

/** A policy near its end, with what is needed to renew it. */
export interface RenewalRow {
  policy: PolicyRow;
  interestAt: Date | null;
}

/** Within so many days an end is near, as the first of the notices before it says (decision 57). */
export const NEAR_DAYS = 90;

/** What ends from today on within so many days, of these clients. */
export function nearEnd(documents: readonly string[], today: string, within: number) {
  return and(
    inArray(policies.clientDocument, [...documents]),
    between(policies.validityEnd, today, addDays(today, within)),
    isNull(policies.cancelledAt),
  );
}

/** Policies of these clients that end soon, the nearest end first. */
export async function listRenewals(
  db: Db,
  documents: readonly string[],
  today: string,
  { within, product, page }: OpportunitiesQuery,
): Promise<{ rows: RenewalRow[]; total: number }> {
  if (documents.length === 0) return { rows: [], total: 0 };
  const wanted = and(nearEnd(documents, today, within), product ? eq(policies.product, product) : undefined);
  const rows = await db
    .select({ policy: policies, interestAt: renewalInterests.at })
    .from(policies)
    .leftJoin(renewalInterests, eq(renewalInterests.policyId, policies.id))
    .where(wanted)
    .orderBy(asc(policies.validityEnd), asc(policies.id))
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE);
  return { rows, total: await db.$count(policies, wanted) };
}

/** A policy of these clients by its number. */
export async function findOwnPolicy(
  db: Db,
  documents: readonly string[],
  number: string,
): Promise<PolicyRow | undefined> {
  if (documents.length === 0) return undefined;
  const own = and(eq(policies.number, number), inArray(policies.clientDocument, [...documents]));
  const [row] = await db.select().from(policies).where(own);
  return row;
}

/** What the policy was asked for with. */
export async function findAnswers(db: Db, policy: PolicyRow) {
  if (!policy.quoteId) return undefined;
  const [quote] = await db.select().from(quotes).where(eq(quotes.id, policy.quoteId));
  return quote;
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
