import { and, inArray, or } from 'drizzle-orm';
import { flagsInto } from '../../contract/roles';
import type { Db } from '../db/db';
import { users } from '../db/schema';

export async function analystsAmong(db: Db, uids: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ uid: users.uid })
    .from(users)
    .where(and(inArray(users.uid, [...uids]), or(...flagsInto('definitions').map((flag) => users[flag]))));
  return rows.map(({ uid }) => uid);
}
