import { and, asc, eq, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import type { Placeholder, SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/db';
import { keptRows } from '../../db/kept';
import { prepared } from '../../db/prepared';
import { clients, documents, quoteDocuments, quotes, users } from '../../db/schema';
import type { QuoteRow, User } from '../../db/schema';
import { foundByWords, holdsWords } from '../../db/lists/holdsWords';
import { limitOf } from '../../db/lists/countedPage';
import { fewInOrder } from '../../db/lists/fewInOrder';
import { manySeen, partInOrder, placesInOrder } from '../../db/lists/inOrder';
import type { Listing, Order, Part, Place } from '../../db/lists/inOrder';
import type { Word } from '../../db/lists/words';
import { COUNTED } from '../../../contract/page';
import { registeredStatuses } from '../../../contract/statuses/quote';
import { emailsOf, type Executive } from '../../access/portfolio';
import { quotesInSight } from '../../access/quotes';
import type { Sight } from '../../access/sight';
import { awaited, orderOf } from './order';

export interface DeskFilter {
  words: readonly Word[];
  /** Set where the search is one record's whole key. */
  identifier?: string | undefined;
  statuses?: readonly number[] | undefined;
  product?: string | undefined;
  /** The uid of who has taken it up; null is nobody. */
  heldBy?: string | null | undefined;
  before?: Date | undefined;
  /** Leaves out those whose customer still has to correct something at that time. */
  uncorrectedAt?: Date | undefined;
}

export interface DeskListing {
  readonly sight: Sight;
  readonly filter: DeskFilter;
  readonly order: Order;
}

const holders = alias(users, 'holders');

const named = { quote: quotes, clientName: clients.name, requester: users, holderName: holders.name };

function selectNamed(db: Db) {
  return db
    .select(named)
    .from(quotes)
    .leftJoin(clients, eq(clients.document, quotes.clientDocument))
    .innerJoin(users, eq(users.uid, quotes.ownerUid))
    .leftJoin(holders, eq(holders.uid, quotes.heldBy));
}

export type NamedQuote = Awaited<ReturnType<typeof selectNamed>>[number];

/** What lists show of a request, and whose turn it is: its records and texts are many times as long. */
const line = {
  id: quotes.id,
  identifier: quotes.identifier,
  kind: quotes.kind,
  product: quotes.product,
  policyId: quotes.policyId,
  documentNumber: quotes.documentNumber,
  clientDocument: quotes.clientDocument,
  requestByExecutive: quotes.requestByExecutive,
  status: quotes.status,
  statusSince: quotes.statusSince,
  answerDueAt: quotes.answerDueAt,
  suspendedUntil: quotes.suspendedUntil,
  heldBy: quotes.heldBy,
  heldSince: quotes.heldSince,
  holderName: quotes.holderName,
  insuredName: quotes.insuredName,
  insuredAmount: quotes.insuredAmount,
  grossPremium: quotes.grossPremium,
  expiresAt: quotes.expiresAt,
  correctionUntil: quotes.correctionUntil,
  createdAt: quotes.createdAt,
  updatedAt: quotes.updatedAt,
};
export type QuoteLine = Pick<QuoteRow, keyof typeof line>;

/** A request as lists show it, with where it stands in its list. */
export interface PlacedRequest {
  readonly quote: QuoteLine;
  readonly clientName: string | null;
  readonly requester: Pick<User, 'name'>;
  readonly holderName: string | null;
  readonly place: Place;
}

export interface CountedRequests {
  readonly rows: PlacedRequest[];
  readonly counts: Record<string, number>;
  readonly counted: number;
}

export async function pageOfDesk(db: Db, listing: DeskListing, part: Part): Promise<CountedRequests> {
  const few = await fewOfDesk(db, listing, part);
  if (few) {
    const counts = Object.entries(few.counts).map(([name, many]) => [name, Math.min(many, COUNTED)] as const);
    return { rows: await requestsAt(db, few.places), counts: Object.fromEntries(counts), counted: COUNTED };
  }
  const counted = limitOf(listing.filter.words);
  const [places, counts] = await Promise.all([
    placesInOrder(db, listed(listing), listing.order, part),
    countByStatus(db, listing, counted),
  ]);
  return { rows: await requestsAt(db, places), counts, counted };
}

export async function placesOfDesk(db: Db, listing: DeskListing, part: Part): Promise<Place[]> {
  const few = await fewOfDesk(db, listing, part);
  return few ? few.places : placesInOrder(db, listed(listing), listing.order, part);
}

/** A request that waits, with what tells by when it is answered. */
export interface WaitingLine {
  readonly id: string;
  readonly status: number;
  readonly since: Date;
  /** By when the law wants it. */
  readonly legal: Date;
}

/** What the desk has to answer, the first that the law wants first; from an index, which the thousand wide rows are not read for. */
export async function waitingOfDesk(db: Db, sight: Sight, now: Date, limit: number): Promise<WaitingLine[]> {
  const filter = { words: [], statuses: awaited, uncorrectedAt: now };
  const order = orderOf(awaited, { sort: 'due' });
  const beside = sql`${quotes.status} as status, ${quotes.statusSince} as since`;
  const shown = sql`seen.id, seen.status, seen.since, seen.value as legal`;
  const part = partInOrder(listed({ sight, filter, order }), order, { limit }, shown, beside);
  // A column as one text: a thousand rows take longer to say and to read than to find.
  const rows = await keptRows<{ ids: string[]; statuses: number[]; since: string[]; legal: string[] }>(
    db,
    sql`
    select array_to_json(array_agg(id)) as ids, array_to_json(array_agg(status)) as statuses,
      array_to_json(array_agg(since)) as since, array_to_json(array_agg(legal)) as legal from (${part}) waits having count(*) > 0`,
  );
  return rows.flatMap(({ ids, statuses, since, legal }) =>
    ids.map((id, at) => ({
      id,
      status: statuses[at]!,
      since: new Date(since[at]!),
      legal: new Date(legal[at]!),
    })),
  );
}

export async function placeOfRequest(db: Db, id: string, order: Order): Promise<Place | undefined> {
  const { rows } = await db.execute<{ value: string; id: string }>(
    sql`select (${order.by})::text as value, ${quotes.id} as id from ${quotes} where ${quotes.id} = ${id}`,
  );
  return rows[0] && { value: rows[0].value, id: rows[0].id };
}

export async function findIdentifier(db: Db, id: string): Promise<string | null> {
  const [found] = await db.select({ identifier: quotes.identifier }).from(quotes).where(eq(quotes.id, id));
  return found?.identifier ?? null;
}

async function fewOfDesk(db: Db, { sight, filter, order }: DeskListing, part: Part) {
  if (filter.words.length === 0) return undefined;
  const all = seen(sight, { ...filter, statuses: undefined });
  return fewInOrder(db, all, order, part, { kind: quotes.status, of: filter.statuses });
}

export async function requestsAt(db: Db, places: readonly Place[]): Promise<PlacedRequest[]> {
  const ids = places.map(({ id }) => id);
  const byId = new Map((await linesOf(db, ids)).map((row) => [row.quote.id, row]));
  return places.flatMap((place) => {
    const row = byId.get(place.id);
    return row ? [{ ...row, place }] : [];
  });
}

const linesOfIds = prepared('desk_lines', (db) =>
  db
    .select({ ...named, quote: line, requester: { name: users.name } })
    .from(quotes)
    .leftJoin(clients, eq(clients.document, quotes.clientDocument))
    .innerJoin(users, eq(users.uid, quotes.ownerUid))
    .leftJoin(holders, eq(holders.uid, quotes.heldBy))
    .where(sql`${quotes.id} = any(${sql.placeholder('ids')}::uuid[])`),
);

/** The same by their ids alone, in no order. */
export async function linesOf(db: Db, ids: readonly string[]): Promise<Omit<PlacedRequest, 'place'>[]> {
  return ids.length === 0 ? [] : linesOfIds(db, { ids: [...ids] });
}

async function countByStatus(
  db: Db,
  { sight, filter }: DeskListing,
  limit: number,
): Promise<Record<string, number>> {
  const ofStatus = manySeen(seen(sight, { ...filter, statuses: undefined }, sql`asked.status`), limit);
  const { rows } = await db.execute<{ status: number; many: number }>(sql`
    select asked.status, ${ofStatus} as many from unnest(${sql.param(registeredStatuses)}::smallint[]) asked(status)`);
  return Object.fromEntries(rows.filter(({ many }) => many > 0).map(({ status, many }) => [status, many]));
}

/** Repeats a partial index's condition, so that the planner uses that index. */
function listed({ sight, filter, order }: DeskListing): Listing {
  const listing = seen(sight, filter);
  const isDue = order.by === quotes.answerDueAt;
  return isDue ? { ...listing, where: and(listing.where, isNotNull(quotes.answerDueAt)) } : listing;
}

function seen(
  sight: Sight,
  { words, identifier, statuses, product, heldBy, before, uncorrectedAt }: DeskFilter,
  status?: SQL,
): Listing {
  const where = and(
    isNull(quotes.deletedAt),
    status && eq(quotes.status, status),
    statuses && ofStatuses(statuses),
    product === undefined ? undefined : eq(quotes.product, product),
    heldBy === undefined ? undefined : heldBy === null ? isNull(quotes.heldBy) : eq(quotes.heldBy, heldBy),
    before && lte(quotes.statusSince, before),
    uncorrectedAt && or(isNull(quotes.correctionUntil), lte(quotes.correctionUntil, uncorrectedAt)),
    identifier === undefined ? holdsWords(quotes.searchText, words) : eq(quotes.identifier, identifier),
  );
  const byIndex = identifier === undefined ? foundByWords(quotes.searchText, words) : undefined;
  return { table: quotes, sight, where, byIndex };
}

/** A single status can be read in index order. */
const ofStatuses = (statuses: readonly number[]) =>
  statuses.length === 1 ? eq(quotes.status, statuses[0]!) : inArray(quotes.status, [...statuses]);

const identifiedBy = (db: Db, executive: Executive, identifier: string | Placeholder) =>
  and(
    eq(quotes.identifier, identifier),
    isNull(quotes.deletedAt),
    or(quotesInSight(db, executive), needsSecond, wasDecidedBy(executive)),
  );

/** Of a premium outside its bounds every executive may be the second who confirms it (decision 69). */
const needsSecond = sql`(${quotes.rating} ? 'proposed' and ${quotes.status} in (1, 10))`;

const wasDecidedBy = ({ uid }: Executive) => sql`${quotes.rating} -> 'desk' ->> 'actorUid' = ${uid}`;

export async function findDeskQuote(
  db: Db,
  executive: User,
  identifier: string,
): Promise<NamedQuote | undefined> {
  const [found] = await selectNamed(db).where(identifiedBy(db, executive, identifier));
  return found;
}

const deskQuoteLocked = prepared('desk_quote_locked', (db) => {
  const executive = { uid: sql.placeholder('uid'), emails: sql.placeholder('emails') };
  const found = db
    .select()
    .from(quotes)
    .where(identifiedBy(db, executive, sql.placeholder('identifier')));
  return found.for('update');
});

export async function lockDeskQuote(
  db: Db,
  executive: User,
  identifier: string,
): Promise<QuoteRow | undefined> {
  const [row] = await deskQuoteLocked(db, {
    uid: executive.uid,
    emails: emailsOf(executive),
    identifier,
  });
  return row;
}

export async function findHolderName(db: Db, uid: string): Promise<string> {
  const [found] = await db.select({ name: users.name }).from(users).where(eq(users.uid, uid));
  return found?.name ?? '';
}

export async function listFiles(db: Db, quoteId: string) {
  return db
    .select({ id: documents.id, name: documents.name, size: documents.size, createdAt: documents.createdAt })
    .from(quoteDocuments)
    .innerJoin(documents, eq(documents.id, quoteDocuments.documentId))
    .where(eq(quoteDocuments.quoteId, quoteId))
    .orderBy(asc(documents.createdAt), asc(documents.name));
}
