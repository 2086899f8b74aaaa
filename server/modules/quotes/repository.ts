import { and, count, desc, eq, isNull, lt, notInArray, sql } from 'drizzle-orm';
import type { Db } from '../../db/db';
import { insertRow } from '../../db/insertRow';
import { updateRow } from '../../db/updateRow';
import { deskAnswers, quoteDocuments, quoteEvents, quotes } from '../../db/schema';
import type { QuoteRow } from '../../db/schema';
import type { Caller, Owner } from '../../access/Caller';
import { quotesOf, quotesReadBy } from '../../access/quotes';
import { announce } from '../../hub/announce';

export type NewQuote = typeof quotes.$inferInsert;
export type QuoteChanges = Partial<QuoteRow>;
export type QuoteEvent = typeof quoteEvents.$inferInsert;

export async function insertQuote(db: Db, quote: NewQuote): Promise<QuoteRow> {
  return insertRow(db, quotes, quote);
}

/**
 * Records an event and notifies those who see the quote, only the desk when it was taken up there. A registration
 * is not announced: its answer follows at once, and every NOTIFY makes commits queue.
 */
export async function insertEvent(db: Db, event: QuoteEvent): Promise<void> {
  await insertRow(db, quoteEvents, event);
  if (event.kind === 'registered') return;
  const isDesks = event.kind === 'taken' || event.kind === 'released';
  await announce(db, { kind: isDesks ? 'desk' : 'quote', id: event.quoteId });
}

/** Null where nobody gave a reason, or it never happened. */
export async function reasonOf(db: Db, quoteId: string, kind: QuoteEvent['kind']): Promise<string | null> {
  const [event] = await db
    .select({ reason: quoteEvents.reason })
    .from(quoteEvents)
    .where(and(eq(quoteEvents.quoteId, quoteId), eq(quoteEvents.kind, kind)))
    .orderBy(desc(quoteEvents.id))
    .limit(1);
  return event?.reason ?? null;
}

export async function insertDeskAnswer(db: Db, answer: typeof deskAnswers.$inferInsert): Promise<void> {
  await insertRow(db, deskAnswers, answer);
}

export async function findQuote(db: Db, asker: Owner, identifier: string): Promise<QuoteRow | undefined> {
  const found = and(eq(quotes.identifier, identifier), quotesOf(db, asker));
  const [row] = await db.select().from(quotes).where(found);
  return row;
}

/** The quote if the caller may print its documents: executives print those at the desk too. */
export async function findReadable(
  db: Db,
  caller: Caller,
  identifier: string,
): Promise<QuoteRow | undefined> {
  const found = and(eq(quotes.identifier, identifier), quotesReadBy(db, caller));
  const [row] = await db.select().from(quotes).where(found);
  return row;
}

export async function lockVisibleQuote(
  db: Db,
  asker: Owner,
  identifier: string,
): Promise<QuoteRow | undefined> {
  const found = and(eq(quotes.identifier, identifier), quotesOf(db, asker));
  const [row] = await db.select().from(quotes).where(found).for('update');
  return row;
}

/** Locks the quote until the transaction ends, whoever may see it. */
export async function lockQuote(db: Db, id: string): Promise<QuoteRow | undefined> {
  const [row] = await db
    .select()
    .from(quotes)
    .where(and(eq(quotes.id, id), isNull(quotes.deletedAt)))
    .for('update');
  return row;
}

export async function updateQuote(db: Db, id: string, changes: QuoteChanges): Promise<QuoteRow> {
  return updateRow(db, quotes, id, changes);
}

export async function replaceDocuments(db: Db, quoteId: string, ids: Iterable<string>): Promise<void> {
  await db.delete(quoteDocuments).where(eq(quoteDocuments.quoteId, quoteId));
  await insertDocuments(db, quoteId, ids);
}

export async function insertDocuments(db: Db, quoteId: string, ids: Iterable<string>): Promise<void> {
  const rows = [...ids].map((documentId) => ({ quoteId, documentId }));
  if (rows.length > 0) await db.insert(quoteDocuments).values(rows);
}

/** Events that change nothing about a request; readers of its state skip them. */
export const idleEvents: readonly QuoteEvent['kind'][] = ['answered', 'taken', 'released'];

/** Whether a quote waits for the insurer after that event; after any other somebody has answered. */
export const awaitsInsurer = (last: QuoteEvent['kind'] | undefined): boolean =>
  last === 'registered' || last === 'edited';

export async function lastEventKind(db: Db, quoteId: string): Promise<QuoteEvent['kind'] | undefined> {
  const [row] = await db
    .select({ kind: quoteEvents.kind })
    .from(quoteEvents)
    .where(and(eq(quoteEvents.quoteId, quoteId), notInArray(quoteEvents.kind, [...idleEvents])))
    .orderBy(sql`${quoteEvents.id} desc`)
    .limit(1);
  return row?.kind;
}

export async function lastMoveTo(
  db: Db,
  quoteId: string,
  status: number,
): Promise<{ actorUid: string | null } | undefined> {
  const moved = and(eq(quoteEvents.quoteId, quoteId), eq(quoteEvents.kind, 'moved'));
  const [row] = await db
    .select({ actorUid: quoteEvents.actorUid })
    .from(quoteEvents)
    .where(and(moved, eq(quoteEvents.toStatus, status)))
    .orderBy(sql`${quoteEvents.id} desc`)
    .limit(1);
  return row;
}

export async function countQuotes(db: Db, asker: Owner, status: number): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(quotes)
    .where(and(quotesOf(db, asker), eq(quotes.status, status)));
  return row?.total ?? 0;
}

export async function listExpired(db: Db, status: number, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: quotes.id })
    .from(quotes)
    .where(and(eq(quotes.status, status), lt(quotes.expiresAt, now), isNull(quotes.deletedAt)))
    .limit(limit);
  return rows.map(({ id }) => id);
}

export async function lockOverdueOf(db: Db, policyId: string, at: Date): Promise<QuoteRow[]> {
  const overdue = and(eq(quotes.policyId, policyId), isNull(quotes.deletedAt), lt(quotes.expiresAt, at));
  return db.select().from(quotes).where(overdue).for('update');
}
