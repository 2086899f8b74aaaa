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
/** What changes of a quote besides its history. */
export type QuoteChanges = Partial<NewQuote>;
export type QuoteEvent = typeof quoteEvents.$inferInsert;

export async function insertQuote(db: Db, quote: NewQuote): Promise<QuoteRow> {
  return insertRow(db, quotes, quote);
}

/**
 * Writes down what happened to a quote, and has those who see it told as soon as that is so; who has taken it up at the
 * desk, the desk alone. A registration is not announced: its answer follows at once, and every NOTIFY makes commits queue.
 */
export async function insertEvent(db: Db, event: QuoteEvent): Promise<void> {
  await insertRow(db, quoteEvents, event);
  if (event.kind === 'registered') return;
  const isDesks = event.kind === 'taken' || event.kind === 'released';
  await announce(db, { kind: isDesks ? 'desk' : 'quote', id: event.quoteId });
}

/** Why something happened to a request last; null where nobody said, or it never did. */
export async function reasonOf(db: Db, quoteId: string, kind: QuoteEvent['kind']): Promise<string | null> {
  const [event] = await db
    .select({ reason: quoteEvents.reason })
    .from(quoteEvents)
    .where(and(eq(quoteEvents.quoteId, quoteId), eq(quoteEvents.kind, kind)))
    .orderBy(desc(quoteEvents.id))
    .limit(1);
  return event?.reason ?? null;
}

/** Writes down that a person at the brokerage answered a request, and how long that took. */
export async function insertDeskAnswer(db: Db, answer: typeof deskAnswers.$inferInsert): Promise<void> {
  await insertRow(db, deskAnswers, answer);
}

/** The quote if the asker may see it. */
export async function findQuote(db: Db, asker: Owner, identifier: string): Promise<QuoteRow | undefined> {
  const found = and(eq(quotes.identifier, identifier), quotesOf(db, asker));
  const [row] = await db.select().from(quotes).where(found);
  return row;
}

/** The quote if its documents may be printed for the caller: an executive prints those at the desk too. */
export async function findReadable(
  db: Db,
  caller: Caller,
  identifier: string,
): Promise<QuoteRow | undefined> {
  const found = and(eq(quotes.identifier, identifier), quotesReadBy(db, caller));
  const [row] = await db.select().from(quotes).where(found);
  return row;
}

/** As findQuote, and locks it until the caller's transaction ends. */
export async function lockVisibleQuote(
  db: Db,
  asker: Owner,
  identifier: string,
): Promise<QuoteRow | undefined> {
  const found = and(eq(quotes.identifier, identifier), quotesOf(db, asker));
  const [row] = await db.select().from(quotes).where(found).for('update');
  return row;
}

/** The quote, without asking who may see it, locked until the caller's transaction ends. */
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

/** Says anew which documents a quote's record names. */
export async function replaceDocuments(db: Db, quoteId: string, ids: Iterable<string>): Promise<void> {
  await db.delete(quoteDocuments).where(eq(quoteDocuments.quoteId, quoteId));
  await insertDocuments(db, quoteId, ids);
}

/** Says which documents the record of a new quote names. */
export async function insertDocuments(db: Db, quoteId: string, ids: Iterable<string>): Promise<void> {
  const rows = [...ids].map((documentId) => ({ quoteId, documentId }));
  if (rows.length > 0) await db.insert(quoteDocuments).values(rows);
}

/** Kinds of events that change nothing of a request: who looks at what it is, passes over them. */
export const idleEvents: readonly QuoteEvent['kind'][] = ['answered', 'taken', 'released'];

/** Whether a quote waits for the insurer after an event of that kind; after any other somebody has answered already. */
export const awaitsInsurer = (last: QuoteEvent['kind'] | undefined): boolean =>
  last === 'registered' || last === 'edited';

/** The kind of the last thing that happened to a quote. */
export async function lastEventKind(db: Db, quoteId: string): Promise<QuoteEvent['kind'] | undefined> {
  const [row] = await db
    .select({ kind: quoteEvents.kind })
    .from(quoteEvents)
    .where(and(eq(quoteEvents.quoteId, quoteId), notInArray(quoteEvents.kind, [...idleEvents])))
    .orderBy(sql`${quoteEvents.id} desc`)
    .limit(1);
  return row?.kind;
}

/** The last move of a quote to a status. */
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

/** How many quotes that the asker sees wait in `status`. */
export async function countQuotes(db: Db, asker: Owner, status: number): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(quotes)
    .where(and(quotesOf(db, asker), eq(quotes.status, status)));
  return row?.total ?? 0;
}

/** Ids of quotes in `status` whose time was over before `now`, at most `limit`. */
export async function listExpired(db: Db, status: number, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: quotes.id })
    .from(quotes)
    .where(and(eq(quotes.status, status), lt(quotes.expiresAt, now), isNull(quotes.deletedAt)))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** The requests for endorsements of a policy whose time was over at `at`, locked; whatever their status. */
export async function lockOverdueOf(db: Db, policyId: string, at: Date): Promise<QuoteRow[]> {
  const overdue = and(eq(quotes.policyId, policyId), isNull(quotes.deletedAt), lt(quotes.expiresAt, at));
  return db.select().from(quotes).where(overdue).for('update');
}
