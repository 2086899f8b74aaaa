import type { Db } from '../../../db/db';
import { opportunities } from '../../../db/schema';

export type Opportunity = typeof opportunities.$inferSelect;

export async function insertOpportunity(
  db: Db,
  opportunity: typeof opportunities.$inferInsert,
): Promise<Opportunity> {
  const [row] = await db.insert(opportunities).values(opportunity).returning();
  if (!row) throw new Error('insert returned no row');
  return row;
}
