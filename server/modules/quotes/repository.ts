import { and, count, eq, exists, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/db';
import { insertRow } from '../../db/insertRow';
import { updateRow } from '../../db/updateRow';
import { quoteDocuments, quoteEvents, quotes, userClients, users } from '../../db/schema';
import type { Owner } from '../../http/Caller';
import { inSightOf } from '../desk/sight';
import { announce } from '../notifications/announce';

/** A quote as stored. */
export type QuoteRow = typeof quotes.$inferSelect;
export type NewQuote = typeof quotes.$inferInsert;
/** What changes of a quote besides its history. */
export type QuoteChanges = Partial<NewQuote>;
export type QuoteEvent = typeof quoteEvents.$inferInsert;

export async function insertQuote(db: Db, quote: NewQuote): Promise<QuoteRow> {
  return insertRow(db, quotes, quote);
}

/**
 * Writes down what happened to a quote, and has those who see it told as soon as that is so. A registration is not
 * announced: its answer follows at once, and every NOTIFY makes commits queue.
 */
export async function insertEvent(db: Db, event: QuoteEvent): Promise<void> {
  await insertRow(db, quoteEvents, event);
  if (event.kind !== 'registered') await announce(db, { kind: 'quote', id: event.quoteId });
}

/**
 * Visible to whoever asked for it and to every user nominated to its policy holder; to a link, what was asked by it.
 */
function visibleTo(db: Db, { uid, linkId }: Owner) {
  return linkId === null ? seenBy(db, uid) : eq(quotes.executiveLinkId, linkId);
}

function seenBy(db: Db, uid: string | AnyPgColumn) {
  const nomination = db
    .select({ one: sql`1` })
    .from(userClients)
    .where(and(eq(userClients.userUid, uid), eq(userClients.clientDocument, quotes.clientDocument)));
  return or(eq(quotes.ownerUid, uid), exists(nomination));
}

/** Which of `uids` see the quote, at the executive desk too, with what a list needs to know of it. */
export async function findWatchers(
  db: Db,
  quoteId: string,
  uids: readonly string[],
): Promise<{ uid: string; identifier: string; status: number }[]> {
  const atDesk = and(users.isExecutive, inSightOf(db, users));
  return db
    .select({ uid: users.uid, identifier: quotes.identifier, status: quotes.status })
    .from(quotes)
    .innerJoin(users, and(inArray(users.uid, [...uids]), or(seenBy(db, users.uid), atDesk)))
    .where(eq(quotes.id, quoteId));
}

/** The quote if the asker may see it. */
export async function findQuote(db: Db, asker: Owner, identifier: string): Promise<QuoteRow | undefined> {
  const found = and(eq(quotes.identifier, identifier), isNull(quotes.deletedAt), visibleTo(db, asker));
  const [row] = await db.select().from(quotes).where(found);
  return row;
}

/** As findQuote, and locks it until the caller's transaction ends. */
export async function lockVisibleQuote(
  db: Db,
  asker: Owner,
  identifier: string,
): Promise<QuoteRow | undefined> {
  const found = and(eq(quotes.identifier, identifier), isNull(quotes.deletedAt), visibleTo(db, asker));
  const [row] = await db.select().from(quotes).where(found).for('update');
  return row;
}

/** The quote, whoever may see it, locked until the caller's transaction ends. */
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

/** Whether a quote that the asker sees names that document. */
export async function showsDocument(db: Db, asker: Owner, documentId: string): Promise<boolean> {
  const rows = await db
    .select({ one: sql`1` })
    .from(quoteDocuments)
    .innerJoin(quotes, eq(quotes.id, quoteDocuments.quoteId))
    .where(and(eq(quoteDocuments.documentId, documentId), isNull(quotes.deletedAt), visibleTo(db, asker)))
    .limit(1);
  return rows.length > 0;
}

/** The executives in whose sight a quote is. */
export async function listExecutives(db: Db, quoteId: string): Promise<string[]> {
  const found = await db
    .select({ uid: users.uid })
    .from(quotes)
    .innerJoin(users, and(users.isExecutive, inSightOf(db, users)))
    .where(eq(quotes.id, quoteId));
  return found.map(({ uid }) => uid);
}

/** The kind of the last thing that happened to a quote; what was answered to a question is nothing that did. */
export async function lastEventKind(db: Db, quoteId: string): Promise<QuoteEvent['kind'] | undefined> {
  const [row] = await db
    .select({ kind: quoteEvents.kind })
    .from(quoteEvents)
    .where(and(eq(quoteEvents.quoteId, quoteId), ne(quoteEvents.kind, 'answered')))
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
    .where(and(visibleTo(db, asker), eq(quotes.status, status), isNull(quotes.deletedAt)));
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
