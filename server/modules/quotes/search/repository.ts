import { and, count, desc, eq, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { quotesOfUser } from '../../../access/quotes';
import type { Db } from '../../../db/db';
import { quotes } from '../../../db/schema';
import type { Period } from '../../../http/period';
import { holdsWords } from '../../../db/lists/holdsWords';
import type { Word } from '../../../db/lists/words';

/** What narrows a search, and whose quotes are looked at. */
export interface QuoteSearch {
  uid: string;
  /** The clients that the user is nominated to. */
  clientDocuments: readonly string[];
  words: readonly Word[];
  status?: number;
  product?: string;
  period?: Period;
}

const listed = {
  identifier: quotes.identifier,
  product: quotes.product,
  status: quotes.status,
  holderName: quotes.holderName,
  insuredName: quotes.insuredName,
  insuredDocument: quotes.insuredDocument,
  insuredAmount: quotes.insuredAmount,
  grossPremium: quotes.grossPremium,
  validityStart: quotes.validityStart,
  validityEnd: quotes.validityEnd,
  createdAt: quotes.createdAt,
  updatedAt: quotes.updatedAt,
};

/** A quote as far as lists show it. */
export type QuoteFound = Pick<typeof quotes.$inferSelect, keyof typeof listed>;

/** One page of what is found, the newest first. */
export async function findPage(
  db: Db,
  search: QuoteSearch,
  page: { limit: number; offset: number },
): Promise<QuoteFound[]> {
  return (
    db
      .select(listed)
      .from(quotes)
      .where(matching(search))
      // Of two of the same moment the order is always the same.
      .orderBy(desc(quotes.createdAt), desc(quotes.id))
      .limit(page.limit)
      .offset(page.offset)
  );
}

/** How many quotes are found. */
export async function countFound(db: Db, search: QuoteSearch): Promise<number> {
  const [row] = await db.select({ total: count() }).from(quotes).where(matching(search));
  return row?.total ?? 0;
}

function matching(search: QuoteSearch): SQL | undefined {
  const { uid, clientDocuments, status, product, period, words } = search;
  return and(
    quotesOfUser(uid, clientDocuments),
    status === undefined ? undefined : eq(quotes.status, status),
    product === undefined ? undefined : eq(quotes.product, product),
    period && requestedIn(period),
    holdsWords(quotes.searchText, words),
  );
}

function requestedIn({ from, to }: Period): SQL {
  return sql`${quotes.createdAt} >= ${midnight(from, 0)} and ${quotes.createdAt} < ${midnight(to, 1)}`;
}

/** The first instant of a civil day, `days` later, where the business day is (decision 20). */
function midnight(date: string, days: number): SQL {
  return sql`((${date}::date + ${days}::int)::timestamp at time zone 'America/Sao_Paulo')`;
}
