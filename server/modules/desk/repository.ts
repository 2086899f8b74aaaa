import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Placeholder, SQL } from 'drizzle-orm';
import type { Db } from '../../db/db';
import { prepared } from '../../db/prepared';
import { clients, documents, quoteDocuments, quotes, users } from '../../db/schema';
import type { QuoteRow, User } from '../../db/schema';
import { holdsWords } from '../../db/lists/holdsWords';
import { fewInOrder, manySeen, placesInOrder } from '../../db/lists/inOrder';
import type { Listing, Part, Place } from '../../db/lists/inOrder';
import type { Word } from '../../db/lists/words';
import { isAwaited, registeredStatuses } from '../../../contract/statuses/quote';
import type { Executive } from '../../access/portfolio';
import { quotesInSight } from '../../access/quotes';
import type { Sight } from '../../access/sight';

/** What a list is narrowed down to; undefined is everything. */
export interface DeskFilter {
  words: readonly Word[];
  /** The record's own key, where the search is that and nothing else. */
  identifier?: string;
  status?: number;
  product?: string;
}

/** A request with the names that the desk shows beside it. */
const named = { quote: quotes, clientName: clients.name, requester: users };

function selectNamed(db: Db) {
  return db
    .select(named)
    .from(quotes)
    .leftJoin(clients, eq(clients.document, quotes.clientDocument))
    .innerJoin(users, eq(users.uid, quotes.ownerUid));
}

export type NamedQuote = Awaited<ReturnType<typeof selectNamed>>[number];

/** A page of the requests that the executive sees at the desk, and how many there are of each status, whatever status is asked for. */
export interface CountedRequests {
  readonly rows: NamedQuote[];
  readonly counts: Record<string, number>;
}

/** Each count as far as `limit`. */
export async function pageOfDesk(
  db: Db,
  sight: Sight,
  filter: DeskFilter,
  part: Part,
  limit: number,
): Promise<CountedRequests> {
  const { status, words } = filter;
  // In a list of requests that wait for the desk, the one that has waited longest comes first.
  const descending = status === undefined || !isAwaited(status);
  const order = { by: quotes.updatedAt, type: 'timestamptz', descending } as const;
  const all = seen(sight, { ...filter, status: undefined });
  const few =
    words.length > 0 && (await fewInOrder(db, all, order, part, { kind: quotes.status, of: status }));
  if (few) {
    const counts = Object.entries(few.counts).map(([name, many]) => [name, Math.min(many, limit)] as const);
    return { rows: await requestsAt(db, few.places), counts: Object.fromEntries(counts) };
  }
  const [places, counts] = await Promise.all([
    placesInOrder(db, seen(sight, filter), order, part),
    countByStatus(db, sight, filter, limit),
  ]);
  return { rows: await requestsAt(db, places), counts };
}

async function requestsAt(db: Db, places: readonly Place[]): Promise<NamedQuote[]> {
  const ids = places.map(({ id }) => id);
  const rows = ids.length === 0 ? [] : await selectNamed(db).where(inArray(quotes.id, ids));
  const byId = new Map(rows.map((row) => [row.quote.id, row]));
  return ids.map((id) => byId.get(id)).filter((row) => row !== undefined);
}

async function countByStatus(
  db: Db,
  sight: Sight,
  filter: DeskFilter,
  limit: number,
): Promise<Record<string, number>> {
  const ofStatus = manySeen(seen(sight, filter, sql`asked.status`), limit);
  const { rows } = await db.execute<{ status: number; many: number }>(sql`
    select asked.status, ${ofStatus} as many from unnest(${sql.param(registeredStatuses)}::smallint[]) asked(status)`);
  return Object.fromEntries(rows.filter(({ many }) => many > 0).map(({ status, many }) => [status, many]));
}

function seen(
  sight: Sight,
  { words, identifier, product, ...filter }: DeskFilter,
  status: number | SQL | undefined = filter.status,
): Listing {
  const where = and(
    isNull(quotes.deletedAt),
    status === undefined ? undefined : eq(quotes.status, status),
    product === undefined ? undefined : eq(quotes.product, product),
    identifier === undefined ? holdsWords(quotes.searchText, words) : eq(quotes.identifier, identifier),
  );
  return { table: quotes, sight, where };
}

const identifiedBy = (db: Db, executive: Executive, identifier: string | Placeholder) =>
  and(eq(quotes.identifier, identifier), quotesInSight(db, executive));

/** The request if it is in the executive's sight. */
export async function findDeskQuote(
  db: Db,
  executive: User,
  identifier: string,
): Promise<NamedQuote | undefined> {
  const [found] = await selectNamed(db).where(identifiedBy(db, executive, identifier));
  return found;
}

const deskQuoteLocked = prepared('desk_quote_locked', (db) => {
  const executive = { uid: sql.placeholder('uid'), email: sql.placeholder('email') };
  const found = db
    .select()
    .from(quotes)
    .where(identifiedBy(db, executive, sql.placeholder('identifier')));
  return found.for('update');
});

/** As findDeskQuote, the row alone, locked until the caller's transaction ends. */
export async function lockDeskQuote(
  db: Db,
  { uid, email }: User,
  identifier: string,
): Promise<QuoteRow | undefined> {
  const [row] = await deskQuoteLocked(db, { uid, email, identifier });
  return row;
}

/** The files that the request names, without their content. */
export async function listFiles(db: Db, quoteId: string) {
  return db
    .select({ id: documents.id, name: documents.name, size: documents.size, createdAt: documents.createdAt })
    .from(quoteDocuments)
    .innerJoin(documents, eq(documents.id, quoteDocuments.documentId))
    .where(eq(quoteDocuments.quoteId, quoteId))
    .orderBy(asc(documents.createdAt), asc(documents.name));
}
