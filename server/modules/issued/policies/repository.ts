import { eq } from 'drizzle-orm';
import type { Db } from '../../../db/db';
import { insertRow } from '../../../db/insertRow';
import { policies } from '../../../db/schema';
import type { PolicyRow } from '../../../db/schema';

export type NewPolicy = typeof policies.$inferInsert;

export async function insertPolicy(db: Db, policy: NewPolicy): Promise<PolicyRow> {
  return insertRow(db, policies, policy);
}

/** The policy that a quote became, if it did. */
export async function findPolicyOfQuote(db: Db, quoteId: string): Promise<PolicyRow | undefined> {
  const [row] = await db.select().from(policies).where(eq(policies.quoteId, quoteId));
  return row;
}
