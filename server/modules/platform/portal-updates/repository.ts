import { and, eq } from 'drizzle-orm';
import type { Db } from '../../../db/db';
import { portalUpdatesSeen } from '../../../db/schema';

type Seen = typeof portalUpdatesSeen.$inferInsert;

export async function hasSeen(db: Db, userUid: string, version: string): Promise<boolean> {
  const seen = and(eq(portalUpdatesSeen.userUid, userUid), eq(portalUpdatesSeen.version, version));
  return (await db.$count(portalUpdatesSeen, seen)) > 0;
}

export async function insertSeen(db: Db, seen: Seen): Promise<void> {
  await db.insert(portalUpdatesSeen).values(seen).onConflictDoNothing();
}
