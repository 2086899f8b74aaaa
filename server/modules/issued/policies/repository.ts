import { eq } from 'drizzle-orm';
import type { Db } from '../../../db/db';
import { insertRow } from '../../../db/insertRow';
import { policies } from '../../../db/schema';

/** A policy as stored; its id or its number is the code that addresses name it by. */
export type PolicyRow = typeof policies.$inferSelect;
export type NewPolicy = typeof policies.$inferInsert;

export async function insertPolicy(db: Db, policy: NewPolicy): Promise<PolicyRow> {
  return insertRow(db, policies, policy);
}

/** The policy that a quote became, if it did. */
export async function findPolicyOfQuote(db: Db, quoteId: string): Promise<PolicyRow | undefined> {
  const [row] = await db.select().from(policies).where(eq(policies.quoteId, quoteId));
  return row;
}
