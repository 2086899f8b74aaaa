import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Sight } from '../../../access/sight';
import type { Db } from '../../../db/db';
import { quotes } from '../../../db/schema';
import type { Period } from '../../../http/period';
import { holdsWords } from '../../../db/lists/holdsWords';
import { countSeen, fewInOrder, placesInOrder } from '../../../db/lists/inOrder';
import type { Listing, Order, Part, Place } from '../../../db/lists/inOrder';
import type { Word } from '../../../db/lists/words';

/** What narrows a search, and whose quotes are looked at. */
export interface QuoteSearch {
  sight: Sight;
  words: readonly Word[];
  /** The record's own key, where the search is that and nothing else. */
  identifier?: string;
  status?: number;
  product?: string;
  period?: Period;
}

const listed = {
  identifier: quotes.identifier,
  kind: quotes.kind,
  policyId: quotes.policyId,
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
  documentNumber: quotes.documentNumber,
};

/** A quote as far as lists show it. */
export type QuoteFound = Pick<typeof quotes.$inferSelect, keyof typeof listed>;

/** A page of what is found, the newest first, and how many there are as far as `limit`. */
export async function findPage(
  db: Db,
  search: QuoteSearch,
  part: Part,
  limit: number,
): Promise<{ rows: QuoteFound[]; counted: number }> {
  const listing = seen(search);
  const kinds = { kind: quotes.status, of: undefined };
  const few = search.words.length > 0 && (await fewInOrder(db, listing, NEWEST_FIRST, part, kinds));
  if (few) {
    const all = Object.values(few.counts).reduce((sum, many) => sum + many, 0);
    return { rows: await quotesAt(db, few.places), counted: Math.min(all, limit) };
  }
  const [places, counted] = await Promise.all([
    placesInOrder(db, listing, NEWEST_FIRST, part),
    countSeen(db, listing, limit),
  ]);
  return { rows: await quotesAt(db, places), counted };
}

async function quotesAt(db: Db, places: readonly Place[]): Promise<QuoteFound[]> {
  if (places.length === 0) return [];
  const ids = places.map(({ id }) => id);
  const rows = await db
    .select({ ...listed, id: quotes.id })
    .from(quotes)
    .where(inArray(quotes.id, ids));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => byId.get(id)).filter((row) => row !== undefined);
}

const NEWEST_FIRST: Order = { by: quotes.createdAt, type: 'timestamptz', descending: true };

function seen({ sight, status, product, period, words, identifier }: QuoteSearch): Listing {
  const where = and(
    isNull(quotes.deletedAt),
    status === undefined ? undefined : eq(quotes.status, status),
    product === undefined ? undefined : eq(quotes.product, product),
    period && requestedIn(period),
    identifier === undefined ? holdsWords(quotes.searchText, words) : eq(quotes.identifier, identifier),
  );
  return { table: quotes, sight, where };
}

function requestedIn({ from, to }: Period): SQL {
  return sql`${quotes.createdAt} >= ${midnight(from, 0)} and ${quotes.createdAt} < ${midnight(to, 1)}`;
}

/** The first instant of a civil day, `days` later, where the business day is (decision 20). */
function midnight(date: string, days: number): SQL {
  return sql`((${date}::date + ${days}::int)::timestamp at time zone 'America/Sao_Paulo')`;
}
