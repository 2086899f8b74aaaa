import { and, eq, gt, inArray, isNull } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { COUNTED } from '../../../../contract/page';
import type { NeedsYou, WaitingRequest } from '../../../../contract/home';
import type { Sight } from '../../../access/sight';
import { countSeen, placesInOrder } from '../../../db/lists/inOrder';
import type { Order } from '../../../db/lists/inOrder';
import { quotes } from '../../../db/schema';
import type { QuoteRow } from '../../../db/schema';
import type { Deps } from '../../../deps';
import { wizardOfCode } from '../../definitions/productStore';
import { SHOWN } from './shown';

type RequestDeps = Pick<Deps, 'db' | 'products'>;

/** Which requests wait, in the order of an index, and until when each does. */
interface Waiting {
  readonly where: SQL | undefined;
  readonly order: Order;
  readonly until: (quote: QuoteRow) => Date;
}

/** The order of an index that is nearest to that of lapsing. */
const OLDEST_FIRST: Order = { by: quotes.createdAt, type: 'timestamptz', descending: false };

/** The first to lapse of what the desk waits to have corrected. */
const SOONEST_FIRST: Order = { by: quotes.correctionUntil, type: 'timestamptz', descending: false };

/** The requests of a status that wait for their customer, the oldest first. */
export const requestsIn = (status: number): Waiting => ({
  where: eq(quotes.status, status),
  order: OLDEST_FIRST,
  until: ({ expiresAt }) => expiresAt,
});

/** The requests that their customer is to correct, whatever is asked for. */
export const toCorrect = (now: Date): Waiting => ({
  where: gt(quotes.correctionUntil, now),
  order: SOONEST_FIRST,
  until: ({ correctionUntil, expiresAt }) => correctionUntil ?? expiresAt,
});

/** What waits for a customer of such requests: how many there are, and the first of them. */
export async function waitingRequests(
  { db, products }: RequestDeps,
  sight: Sight,
  { where, order, until }: Waiting,
): Promise<NeedsYou['Offers']> {
  const listing = { table: quotes, sight, where: and(where, isNull(quotes.deletedAt)) };
  // Most homes have none of most of these, and a count is all that is asked then.
  const Total = await countSeen(db, listing, COUNTED);
  if (Total === 0) return { Total, Items: [] };
  const ids = (await placesInOrder(db, listing, order, { limit: SHOWN })).map(({ id }) => id);
  const rows = await db.select().from(quotes).where(inArray(quotes.id, ids));
  const first = rows.toSorted((a, b) => +until(a) - +until(b));
  return { Total, Items: first.map((row) => waitingRequest(row, until(row), products)) };
}

const waitingRequest = (
  quote: QuoteRow,
  until: Date,
  { catalogue }: RequestDeps['products'],
): WaitingRequest => ({
  Identifier: quote.identifier,
  ProductName: wizardOfCode(catalogue, quote.product)?.name ?? quote.product,
  InsuredName: quote.insuredName,
  GrossPremium: quote.grossPremium === null ? null : Number(quote.grossPremium),
  ExpiresAt: until.toISOString(),
});
