import { eq } from 'drizzle-orm';
import type { Db } from '../../../db/db';
import { users } from '../../../db/schema';

/** The user has met the new executive. */
export async function markExecutiveSeen(db: Db, uid: string): Promise<void> {
  await db.update(users).set({ newExecutiveNotification: false }).where(eq(users.uid, uid));
}
