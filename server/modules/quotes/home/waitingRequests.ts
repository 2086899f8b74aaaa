import { and, eq, inArray, isNull } from 'drizzle-orm';
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

/** The order of an index that is nearest to that of lapsing. */
const OLDEST_FIRST: Order = { by: quotes.createdAt, type: 'timestamptz', descending: false };

/** The requests of a status that wait for their customer, the oldest first. */
export async function waitingRequests(
  { db, products }: RequestDeps,
  sight: Sight,
  status: number,
): Promise<NeedsYou['Offers']> {
  const where = and(eq(quotes.status, status), isNull(quotes.deletedAt));
  const listing = { table: quotes, sight, where };
  const [places, Total] = await Promise.all([
    placesInOrder(db, listing, OLDEST_FIRST, { limit: SHOWN }),
    countSeen(db, listing, COUNTED),
  ]);
  const ids = places.map(({ id }) => id);
  const rows = ids.length === 0 ? [] : await db.select().from(quotes).where(inArray(quotes.id, ids));
  const first = rows.toSorted((a, b) => +a.expiresAt - +b.expiresAt);
  return { Total, Items: first.map((row) => waitingRequest(row, products)) };
}

const waitingRequest = (quote: QuoteRow, { catalogue }: RequestDeps['products']): WaitingRequest => ({
  Identifier: quote.identifier,
  ProductName: wizardOfCode(catalogue, quote.product)?.name ?? quote.product,
  InsuredName: quote.insuredName,
  GrossPremium: quote.grossPremium === null ? null : Number(quote.grossPremium),
  ExpiresAt: quote.expiresAt.toISOString(),
});
