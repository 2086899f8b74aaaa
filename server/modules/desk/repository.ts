import { and, asc, count, desc, eq, sql } from 'drizzle-orm';
import type { Placeholder, SQL } from 'drizzle-orm';
import type { Db } from '../../db/db';
import { prepared } from '../../db/prepared';
import { clients, documents, quoteDocuments, quotes, users } from '../../db/schema';
import type { QuoteRow, User } from '../../db/schema';
import { holdsWords } from '../../db/lists/holdsWords';
import type { Word } from '../../db/lists/words';
import { isAwaited } from '../../../contract/statuses/quote';
import type { Executive } from '../../access/portfolio';
import { quotesInSight } from '../../access/quotes';

/** What a list is narrowed down to; undefined is everything. */
export interface DeskFilter {
  words: readonly Word[];
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

export type NamedQuote = Awaited<ReturnType<typeof listDeskQuotes>>['rows'][number];

/** A page of the requests in the executive's sight, and how many there are in all. */
export async function listDeskQuotes(
  db: Db,
  executive: User,
  filter: DeskFilter,
  page: { limit: number; offset: number },
) {
  const { status } = filter;
  const where = and(
    matching(db, executive, filter),
    status === undefined ? undefined : eq(quotes.status, status),
  );
  // In a list of requests that wait for the desk, the one that has waited longest comes first.
  const byAge = status !== undefined && isAwaited(status) ? asc : desc;
  const rows = await selectNamed(db)
    .where(where)
    // Of two of the same moment the order is always the same.
    .orderBy(byAge(quotes.updatedAt), asc(quotes.id))
    .limit(page.limit)
    .offset(page.offset);
  return { rows, total: await db.$count(quotes, where) };
}

/** How many requests there are of each status; the status that the filter names is left out. */
export async function countByStatus(db: Db, executive: User, filter: DeskFilter) {
  return db
    .select({ status: quotes.status, total: count() })
    .from(quotes)
    .where(matching(db, executive, filter))
    .groupBy(quotes.status);
}

function matching(db: Db, executive: User, { words, product }: DeskFilter): SQL | undefined {
  return and(
    quotesInSight(db, executive),
    product === undefined ? undefined : eq(quotes.product, product),
    holdsWords(quotes.searchText, words),
  );
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
