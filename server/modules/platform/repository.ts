import { sql } from 'drizzle-orm';
import type { Db } from '../../db/db';
import { platformStatus } from '../../db/schema';

/** The stored flag of decision 44; the migration wrote its only row. */
export async function readPlatformStatus(db: Db): Promise<typeof platformStatus.$inferSelect> {
  const [status] = await db.select().from(platformStatus);
  if (!status) throw new Error('platform_status has no row');
  return status;
}

/** Rejects when the database does not answer. */
export async function pingDatabase(db: Db): Promise<void> {
  await db.execute(sql`select 1`);
}
