import { asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../db/db';
import { insertRow } from '../../../db/insertRow';
import { updateRow } from '../../../db/updateRow';
import { endorsements, policies } from '../../../db/schema';
import type { EndorsementRow, PolicyRow } from '../../../db/schema';
import { firstStateOf } from './state';

export type NewPolicy = Omit<typeof policies.$inferInsert, 'firstState' | 'version' | 'cancelledAt'>;
export type NewEndorsement = typeof endorsements.$inferInsert;

export async function insertPolicy(db: Db, policy: NewPolicy): Promise<PolicyRow> {
  return insertRow(db, policies, { ...policy, firstState: firstStateOf(policy) });
}

export async function findPolicyOfQuote(db: Db, quoteId: string): Promise<PolicyRow | undefined> {
  const [row] = await db.select().from(policies).where(eq(policies.quoteId, quoteId));
  return row;
}

/**
 * Locks the policy until the transaction ends, whoever may see it; inserts that refer to it, such as a billet, do
 * not wait.
 */
export async function lockPolicy(db: Db, id: string): Promise<PolicyRow | undefined> {
  const [row] = await db.select().from(policies).where(eq(policies.id, id)).for('no key update');
  return row;
}

export async function findPolicyById(db: Db, id: string): Promise<PolicyRow | undefined> {
  const [row] = await db.select().from(policies).where(eq(policies.id, id));
  return row;
}

/** Raises the version too, so that a request made against the old version is refused. */
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

export async function findEndorsementOfQuote(db: Db, quoteId: string): Promise<EndorsementRow | undefined> {
  const [row] = await db.select().from(endorsements).where(eq(endorsements.quoteId, quoteId));
  return row;
}
