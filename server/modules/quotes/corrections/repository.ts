import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { ownerOf, type Caller } from '../../../access/Caller';
import { quotesOf } from '../../../access/quotes';
import type { Db } from '../../../db/db';
import { corrections, executiveLinks, quoteEvents, quotes, users } from '../../../db/schema';
import type { QuoteRow } from '../../../db/schema';
import type { CorrectionState } from '../../../../contract/corrections';
import type { Change } from '../../../../engine/index';

export type CorrectionRow = typeof corrections.$inferSelect;

export interface FoundCorrection {
  correction: CorrectionRow;
  quote: QuoteRow;
  by: string;
}

export function stateOf(
  { answeredAt, withdrawnAt, expiresAt }: Pick<CorrectionRow, 'answeredAt' | 'withdrawnAt' | 'expiresAt'>,
  now: Date,
): CorrectionState {
  if (answeredAt) return 'answered';
  if (withdrawnAt) return 'withdrawn';
  return expiresAt <= now ? 'expired' : 'open';
}

export async function insertCorrection(
  db: Db,
  correction: typeof corrections.$inferInsert,
): Promise<CorrectionRow> {
  const [row] = await db.insert(corrections).values(correction).returning();
  return row!;
}

export async function withdrawCorrection(db: Db, quoteId: string, at: Date): Promise<void> {
  const { quoteId: quote, answeredAt, withdrawnAt } = corrections;
  await db
    .update(corrections)
    .set({ withdrawnAt: at })
    .where(and(eq(quote, quoteId), isNull(answeredAt), isNull(withdrawnAt)));
}

export async function markAnswered(db: Db, id: string, at: Date): Promise<void> {
  await db.update(corrections).set({ answeredAt: at }).where(eq(corrections.id, id));
}

export async function linkCorrection(db: Db, id: string, linkId: string): Promise<void> {
  await db.update(corrections).set({ linkId }).where(eq(corrections.id, id));
}

/** Of two at the same moment, first the one that was not withdrawn. */
const LATEST = [desc(corrections.askedAt), sql`${corrections.withdrawnAt} is null desc`];

function selectFound(db: Db) {
  return db
    .select({ correction: corrections, quote: quotes, by: users.name })
    .from(corrections)
    .innerJoin(quotes, eq(quotes.id, corrections.quoteId))
    .innerJoin(users, eq(users.uid, corrections.askedBy));
}

function answeredBy(db: Db, caller: Caller) {
  const { link } = caller;
  return link?.flow === 'correcao'
    ? and(eq(corrections.linkId, link.id), isNull(quotes.deletedAt))
    : quotesOf(db, ownerOf(caller));
}

export async function findCorrection(
  db: Db,
  caller: Caller,
  identifier: string | undefined,
): Promise<FoundCorrection | undefined> {
  const named = identifier === undefined ? undefined : eq(quotes.identifier, identifier);
  const [found] = await selectFound(db)
    .where(and(named, answeredBy(db, caller)))
    .orderBy(...LATEST)
    .limit(1);
  return found;
}

export async function findCorrectionById(
  db: Db,
  caller: Caller,
  id: string,
): Promise<FoundCorrection | undefined> {
  const [found] = await selectFound(db).where(and(eq(corrections.id, id), answeredBy(db, caller)));
  return found;
}

export async function lastCorrection(
  db: Db,
  quoteId: string,
): Promise<{ correction: CorrectionRow; by: string } | undefined> {
  const [found] = await db
    .select({ correction: corrections, by: users.name })
    .from(corrections)
    .innerJoin(users, eq(users.uid, corrections.askedBy))
    .where(eq(corrections.quoteId, quoteId))
    .orderBy(...LATEST)
    .limit(1);
  return found;
}

export async function lastCorrected(db: Db, quoteId: string): Promise<readonly Change[]> {
  const [found] = await db
    .select({ changes: quoteEvents.changes })
    .from(quoteEvents)
    .where(and(eq(quoteEvents.quoteId, quoteId), eq(quoteEvents.kind, 'corrected')))
    .orderBy(desc(quoteEvents.id))
    .limit(1);
  return found?.changes ?? [];
}

export async function ownerCaller(
  db: Db,
  { ownerUid, executiveLinkId }: Pick<QuoteRow, 'ownerUid' | 'executiveLinkId'>,
): Promise<Caller> {
  const [found] = await db
    .select({ user: users, link: executiveLinks })
    .from(users)
    .leftJoin(executiveLinks, executiveLinkId ? eq(executiveLinks.id, executiveLinkId) : isNull(users.uid))
    .where(eq(users.uid, ownerUid));
  return found!;
}
