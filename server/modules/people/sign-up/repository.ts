import type { Db } from '../../../db/db';
import { users } from '../../../db/schema';

/** Stores a new user; false when the uid or the e-mail is somebody's already. */
export async function insertUser(db: Db, user: typeof users.$inferInsert): Promise<boolean> {
  const rows = await db.insert(users).values(user).onConflictDoNothing().returning({ uid: users.uid });
  return rows.length > 0;
}
