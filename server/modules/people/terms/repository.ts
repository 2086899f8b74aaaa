import { and, eq } from 'drizzle-orm';
import type { Db } from '../../../db/db';
import { termsAcceptances } from '../../../db/schema';

export type TermsAcceptance = typeof termsAcceptances.$inferSelect;

export async function hasAccepted(db: Db, userUid: string, version: string): Promise<boolean> {
  const ofUser = and(eq(termsAcceptances.userUid, userUid), eq(termsAcceptances.version, version));
  return (await db.$count(termsAcceptances, ofUser)) > 0;
}

/** Keeps the first signature under a version; a second one changes nothing. */
export async function insertAcceptance(db: Db, acceptance: TermsAcceptance): Promise<void> {
  await db.insert(termsAcceptances).values(acceptance).onConflictDoNothing();
}
