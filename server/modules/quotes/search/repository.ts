import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Sight } from '../../../access/sight';
import type { Db } from '../../../db/db';
import { policies, quotes } from '../../../db/schema';
import type { Period } from '../../../http/period';
import { COUNTED } from '../../../../contract/page';
import type { TrackingSort } from '../../../../contract/search';
import { registeredStatuses } from '../../../../contract/statuses/quote';
import { foundByWords, holdsWords } from '../../../db/lists/holdsWords';
import { limitOf } from '../../../db/lists/countedPage';
import { fewInOrder } from '../../../db/lists/fewInOrder';
import { countByKind, countSeen, placesInOrder } from '../../../db/lists/inOrder';
import type { Listing, Order, Part, Place } from '../../../db/lists/inOrder';
import type { Word } from '../../../db/lists/words';

export interface QuoteSearch {
  sight: Sight;
  words: readonly Word[];
  identifier?: string | undefined;
  status?: number | undefined;
  product?: string | undefined;
  period?: Period | undefined;
  ids?: readonly string[] | undefined;
}

const listed = {
  id: quotes.id,
  identifier: quotes.identifier,
  kind: quotes.kind,
  policyId: quotes.policyId,
  product: quotes.product,
  status: quotes.status,
  statusSince: quotes.statusSince,
  answerDueAt: quotes.answerDueAt,
  suspendedUntil: quotes.suspendedUntil,
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
  objectNumbers: quotes.objectNumbers,
  proposalNumber: quotes.proposalNumber,
  expiresAt: quotes.expiresAt,
  correctionUntil: quotes.correctionUntil,
  /** Null once the policy is cancelled. */
  policyNumber: policies.number,
};

export type QuoteFound = Pick<typeof quotes.$inferSelect, Exclude<keyof typeof listed, 'policyNumber'>> & {
  policyNumber: string | null;
};

export async function findPage(
  db: Db,
  search: QuoteSearch,
  part: Part,
): Promise<{ rows: QuoteFound[]; counted: number; limit: number }> {
  const listing = seen(search);
  const kinds = { kind: quotes.status, of: undefined };
  const few = search.words.length > 0 && (await fewInOrder(db, listing, NEWEST_FIRST, part, kinds));
  if (few) {
    const all = Object.values(few.counts).reduce((sum, many) => sum + many, 0);
    return { rows: await quotesAt(db, few.places), counted: Math.min(all, COUNTED), limit: COUNTED };
  }
  const limit = limitOf(search.words);
  const [places, counted] = await Promise.all([
    placesInOrder(db, listing, NEWEST_FIRST, part),
    countSeen(db, listing, limit),
  ]);
  return { rows: await quotesAt(db, places), counted, limit };
}

async function quotesAt(db: Db, places: readonly Place[]): Promise<QuoteFound[]> {
  if (places.length === 0) return [];
  const ids = places.map(({ id }) => id);
  const rows = await db
    .select(listed)
    .from(quotes)
    .leftJoin(policies, and(eq(policies.quoteId, quotes.id), isNull(policies.cancelledAt)))
    .where(inArray(quotes.id, ids));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => byId.get(id)).filter((row) => row !== undefined);
}

const orders: Readonly<Record<TrackingSort, Omit<Order, 'descending'>>> = {
  created: { by: quotes.createdAt, type: 'timestamptz' },
  updated: { by: quotes.updatedAt, type: 'timestamptz' },
  number: { by: quotes.identifier, type: 'text' },
  insured: { by: sql`coalesce(search_text(${quotes.insuredName}), '')`, type: 'text' },
  amount: { by: sql`coalesce(${quotes.insuredAmount}, 0)`, type: 'numeric' },
};
const NEWEST_FIRST: Order = { ...orders.created, descending: true };

export interface QuoteListing extends QuoteSearch {
  readonly sort: TrackingSort;
  readonly descending: boolean;
}

export interface PlacedQuote {
  readonly quote: QuoteFound;
  readonly place: Place;
}

export async function listQuotes(db: Db, listing: QuoteListing, part: Part): Promise<PlacedQuote[]> {
  return placedAt(db, await placesInOrder(db, seen(listing), orderOf(listing), part));
}

/** The answers of requests, in the order in which they are named. */
export async function answersOf(db: Db, ids: readonly string[]): Promise<Record<string, unknown>[]> {
  if (ids.length === 0) return [];
  const { id, answers } = quotes;
  const rows = await db
    .select({ id, answers })
    .from(quotes)
    .where(inArray(id, [...ids]));
  const byId = new Map(rows.map((row) => [row.id, row.answers]));
  return ids.map((one) => (byId.get(one) ?? {}) as Record<string, unknown>);
}

export const countQuotes = (db: Db, search: QuoteSearch, limit: number): Promise<number> =>
  countSeen(db, seen(search), limit);

export async function pageOfQuotes(
  db: Db,
  listing: QuoteListing,
  part: Part,
): Promise<{ found: PlacedQuote[]; counts: Map<number, number>; counted: number }> {
  const kinds = { kind: quotes.status, of: listing.status };
  const all = seen({ ...listing, status: undefined });
  const few = listing.words.length > 0 && (await fewInOrder(db, all, orderOf(listing), part, kinds));
  if (few)
    return { found: await placedAt(db, few.places), counts: boundedCounts(few.counts), counted: COUNTED };
  const counted = limitOf(listing.words);
  const [found, counts] = await Promise.all([
    listQuotes(db, listing, part),
    countByStatus(db, listing, counted),
  ]);
  return { found, counts, counted };
}

const orderOf = ({ sort, descending }: QuoteListing): Order => ({ ...orders[sort], descending });

async function placedAt(db: Db, places: readonly Place[]): Promise<PlacedQuote[]> {
  const rows = await quotesAt(db, places);
  const byId = new Map(rows.map((quote) => [quote.id, quote]));
  return places.flatMap((place) => {
    const quote = byId.get(place.id);
    return quote ? [{ quote, place }] : [];
  });
}

/** Up to `limit` each, without empty statuses. */
function countByStatus(db: Db, search: QuoteSearch, limit: number): Promise<Map<number, number>> {
  const kinds = { column: quotes.status, all: registeredStatuses };
  return countByKind(db, seen({ ...search, status: undefined }), kinds, limit);
}

function boundedCounts(counts: Readonly<Record<string, number>>): Map<number, number> {
  return new Map(
    Object.entries(counts)
      .filter(([, many]) => many > 0)
      .map(([status, many]) => [Number(status), Math.min(many, COUNTED)]),
  );
}

function seen({ sight, status, product, period, words, identifier, ids }: QuoteSearch): Listing {
  const where = and(
    isNull(quotes.deletedAt),
    status === undefined ? undefined : eq(quotes.status, status),
    product === undefined ? undefined : eq(quotes.product, product),
    period && requestedIn(period),
    ids && sql`${quotes.id} = any(${sql.param([...ids])}::uuid[])`,
    identifier === undefined ? holdsWords(quotes.searchText, words) : eq(quotes.identifier, identifier),
  );
  const byIndex = identifier === undefined ? foundByWords(quotes.searchText, words) : undefined;
  return { table: quotes, sight, where, byIndex };
}

function requestedIn({ from, to }: Period): SQL {
  return sql`${quotes.createdAt} >= ${midnight(from, 0)} and ${quotes.createdAt} < ${midnight(to, 1)}`;
}

/** The first instant of a civil day, `days` later, where the business day is (decision 20). */
function midnight(date: string, days: number): SQL {
  return sql`((${date}::date + ${days}::int)::timestamp at time zone 'America/Sao_Paulo')`;
}
