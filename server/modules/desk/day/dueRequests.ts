import { and, eq, gte, isNull, lt } from 'drizzle-orm';
import type { AnyColumn, SQL } from 'drizzle-orm';
import type { DueItem, DueKind, DueList } from '../../../../contract/deskDay';
import { COUNTED } from '../../../../contract/page';
import { STATUS } from '../../../../contract/statuses/quote';
import { civilDayOf } from '../../../../engine/values';
import type { Sight } from '../../../access/sight';
import { countSeen, placesInOrder, type Order } from '../../../db/lists/inOrder';
import { quotes } from '../../../db/schema';
import type { QuoteRow } from '../../../db/schema';
import type { Deps } from '../../../deps';
import { wizardOfCode } from '../../definitions/productStore';
import { requestsAt, type NamedQuote } from '../repository';
import { momentsOf, SHOWN, unlessEmpty, type LookedAt } from './bands';

type RequestDeps = Pick<Deps, 'db' | 'products'>;

/** Requests that wait for their customer, and until when each does. */
interface Waiting {
  readonly kind: DueKind;
  readonly where: SQL | undefined;
  readonly until: AnyColumn;
  /** The order of an index that is nearest to that of lapsing. */
  readonly order: Order;
  readonly dueAt: (quote: QuoteRow) => Date;
}

const oldestFirst: Order = { by: quotes.statusSince, type: 'timestamptz', descending: false };

const inStatus = (kind: DueKind, status: number): Waiting => ({
  kind,
  where: eq(quotes.status, status),
  until: quotes.expiresAt,
  order: oldestFirst,
  dueAt: ({ expiresAt }) => expiresAt,
});

const waitings: readonly Waiting[] = [
  {
    kind: 'correction',
    where: undefined,
    until: quotes.correctionUntil,
    order: { ...oldestFirst, by: quotes.correctionUntil },
    dueAt: ({ correctionUntil, expiresAt }) => correctionUntil ?? expiresAt,
  },
  inStatus('proposal', STATUS.proposalReady),
  inStatus('offer', STATUS.paymentReady),
];

/** What customers have to do today or on the next working days, each kind for itself. What is over lapses by itself. */
export async function dueRequests(deps: RequestDeps, sight: Sight, at: LookedAt): Promise<DueList[]> {
  const lists = waitings.flatMap((waiting) =>
    (['today', 'next'] as const).map((when) => listOf(deps, sight, waiting, when, at)),
  );
  return (await Promise.all(lists)).flat();
}

async function listOf(
  { db, products }: RequestDeps,
  sight: Sight,
  { kind, where, until, order, dueAt }: Waiting,
  when: 'today' | 'next',
  at: LookedAt,
): Promise<DueList[]> {
  const [from, before] = momentsOf(when, at);
  const within = and(where, isNull(quotes.deletedAt), gte(until, from), lt(until, before));
  const listing = { table: quotes, sight, where: within };
  const Total = await countSeen(db, listing, COUNTED);
  if (Total === 0) return [];
  const rows = await requestsAt(db, await placesInOrder(db, listing, order, { limit: SHOWN }));
  const Items = rows.map((row) => requestItem(row, dueAt(row.quote), products));
  return unlessEmpty({ Kind: kind, When: when, Total, Items });
}

/** A request as one thing that is due. */
export function requestItem(
  { quote, clientName }: NamedQuote,
  due: Date,
  { catalogue }: RequestDeps['products'],
): DueItem {
  return {
    Identifier: quote.identifier,
    ProductName: wizardOfCode(catalogue, quote.product)?.name ?? quote.product,
    HolderName: quote.holderName ?? clientName,
    DueOn: civilDayOf(due),
    DueAt: due.toISOString(),
    Deadline: null,
    HeldBy: null,
    Billet: null,
  };
}
