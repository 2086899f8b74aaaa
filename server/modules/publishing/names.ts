import { inArray } from 'drizzle-orm';
import type { Db } from '../../db/db';
import { users } from '../../db/schema';

export async function namesOf(db: Db, uids: readonly (string | null)[]): Promise<Map<string, string>> {
  const wanted = [...new Set(uids.filter((uid) => uid !== null))];
  if (wanted.length === 0) return new Map();
  const rows = await db
    .select({ uid: users.uid, name: users.name })
    .from(users)
    .where(inArray(users.uid, wanted));
  return new Map(rows.map(({ uid, name }) => [uid, name]));
}

export async function nameOf(db: Db, uid: string | null): Promise<string | undefined> {
  return uid === null ? undefined : (await namesOf(db, [uid])).get(uid);
}
