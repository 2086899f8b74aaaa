import { sql } from 'drizzle-orm';
import type { Db } from '../db/db';
import { traceOf } from '../infra/trace';
import { announcementText, CHANNEL, withTrace } from './announcement';
import type { Announcement } from './announcement';

/** Tells every process, as soon as the caller's transaction commits; one that fails tells nobody. */
export async function announce(db: Db, announcement: Announcement): Promise<void> {
  await db.execute(
    sql`select pg_notify(${CHANNEL}, ${withTrace(announcementText(announcement), traceOf())})`,
  );
}
