import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import type { Db } from '../../../db/db';
import { dropMonthsBefore } from '../../../db/months/dropMonths';
import { MONTHLY } from '../../../db/months/monthlyTables';
import { accessTokens, ipLog } from '../../../db/schema';

export type AccessToken = typeof accessTokens.$inferSelect;
export type TokenPurpose = AccessToken['purpose'];

export async function insertToken(db: Db, token: typeof accessTokens.$inferInsert): Promise<void> {
  await db.insert(accessTokens).values(token);
}

export async function findToken(
  db: Db,
  purpose: TokenPurpose,
  tokenHash: string,
): Promise<AccessToken | undefined> {
  const [token] = await db
    .select()
    .from(accessTokens)
    .where(and(eq(accessTokens.tokenHash, tokenHash), eq(accessTokens.purpose, purpose)));
  return token;
}

export async function useToken(db: Db, id: string, usedAt: Date): Promise<boolean> {
  const unused = and(eq(accessTokens.id, id), isNull(accessTokens.usedAt));
  const used = await db.update(accessTokens).set({ usedAt }).where(unused).returning({ id: accessTokens.id });
  return used.length > 0;
}

export async function useAllTokens(
  db: Db,
  purpose: TokenPurpose,
  emailHash: string,
  usedAt: Date,
): Promise<void> {
  await db
    .update(accessTokens)
    .set({ usedAt })
    .where(open(purpose, emailHash, usedAt));
}

export async function hasOpenToken(
  db: Db,
  purpose: TokenPurpose,
  emailHash: string,
  now: Date,
): Promise<boolean> {
  const [found] = await db
    .select({ id: accessTokens.id })
    .from(accessTokens)
    .where(open(purpose, emailHash, now))
    .limit(1);
  return found !== undefined;
}

function open(purpose: TokenPurpose, emailHash: string, now: Date) {
  const { purpose: itsPurpose, emailHash: hash, usedAt, expiresAt } = accessTokens;
  return and(eq(itsPurpose, purpose), eq(hash, emailHash), isNull(usedAt), gt(expiresAt, now));
}

/** Tokens expire by machine time, which a trial's clock does not move. */
export const machineTime = (): Date => new Date(Date.now());

export async function deleteTokensOf(db: Db, userUid: string): Promise<void> {
  await db.delete(accessTokens).where(eq(accessTokens.userUid, userUid));
}

export async function deleteTokensBefore(db: Db, day: Date): Promise<void> {
  await db.delete(accessTokens).where(lt(accessTokens.expiresAt, day));
}

export async function deleteIpsBefore(db: Db, day: Date): Promise<void> {
  await dropMonthsBefore(db, MONTHLY.addresses, day);
  await db.delete(ipLog).where(lt(ipLog.at, day));
}
