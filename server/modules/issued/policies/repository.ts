import { asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../db/db';
import { insertRow } from '../../../db/insertRow';
import { updateRow } from '../../../db/updateRow';
import { endorsements, policies } from '../../../db/schema';
import type { EndorsementRow, PolicyRow } from '../../../db/schema';
import { firstStateOf } from './state';

/** A policy to store: what it says first follows from it. */
export type NewPolicy = Omit<typeof policies.$inferInsert, 'firstState' | 'version' | 'cancelledAt'>;
export type NewEndorsement = typeof endorsements.$inferInsert;

export async function insertPolicy(db: Db, policy: NewPolicy): Promise<PolicyRow> {
  return insertRow(db, policies, { ...policy, firstState: firstStateOf(policy) });
}

/** The policy that a quote became, if it did. */
export async function findPolicyOfQuote(db: Db, quoteId: string): Promise<PolicyRow | undefined> {
  const [row] = await db.select().from(policies).where(eq(policies.quoteId, quoteId));
  return row;
}

/**
 * The policy, without asking who may see it, locked until the caller's transaction ends. Its key does not change, so that
 * what only refers to it, such as a billet, waits for nothing.
 */
export async function lockPolicy(db: Db, id: string): Promise<PolicyRow | undefined> {
  const [row] = await db.select().from(policies).where(eq(policies.id, id)).for('no key update');
  return row;
}

export async function findPolicyById(db: Db, id: string): Promise<PolicyRow | undefined> {
  const [row] = await db.select().from(policies).where(eq(policies.id, id));
  return row;
}

/** Changes a policy and raises its version: a change asked for against the former version is refused. */
export async function changePolicy(
  db: Db,
  { id, version }: Pick<PolicyRow, 'id' | 'version'>,
  changes: Partial<typeof policies.$inferInsert>,
): Promise<PolicyRow> {
  return updateRow(db, policies, id, { ...changes, version: version + 1 });
}

export async function insertEndorsement(db: Db, endorsement: NewEndorsement): Promise<EndorsementRow> {
  return insertRow(db, endorsements, endorsement);
}

/** The endorsements of a policy in the order of their suffixes, cancelled ones included. */
export async function listEndorsements(db: Db, policyId: string): Promise<EndorsementRow[]> {
  return db
    .select()
    .from(endorsements)
    .where(eq(endorsements.policyId, policyId))
    .orderBy(asc(endorsements.suffix));
}

/** The next suffix of a locked policy's endorsements; that of a cancelled one is not given again. */
export async function nextSuffix(db: Db, policyId: string): Promise<number> {
  const [row] = await db
    .select({ last: sql<number>`coalesce(max(${endorsements.suffix}), 0)` })
    .from(endorsements)
    .where(eq(endorsements.policyId, policyId));
  return (row?.last ?? 0) + 1;
}

/** The endorsement that a request became, if it did. */
export async function findEndorsementOfQuote(db: Db, quoteId: string): Promise<EndorsementRow | undefined> {
  const [row] = await db.select().from(endorsements).where(eq(endorsements.quoteId, quoteId));
  return row;
}
