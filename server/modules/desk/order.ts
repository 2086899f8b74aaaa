import { sql } from 'drizzle-orm';
import type { QueueSort } from '../../../contract/deskQueue';
import { isAwaited, registeredStatuses } from '../../../contract/statuses/quote';
import type { Kinds, Order } from '../../db/lists/inOrder';
import { quotes } from '../../db/schema';
import type { WaitOf } from '../quotes/timeline/turns';

/** The order of a list at the desk; `kinds` where the statuses stand in it by when their answer is expected. */
export interface DeskOrder extends Order {
  readonly kinds?: Kinds;
}

/** The statuses in which the brokerage has the next word. */
export const awaited: readonly number[] = registeredStatuses.filter(isAwaited);

const orders = {
  updated: { by: quotes.updatedAt, type: 'timestamptz' },
  amount: { by: sql`coalesce(${quotes.insuredAmount}, 0)`, type: 'numeric' },
} as const satisfies Record<Exclude<QueueSort, 'due'>, Omit<Order, 'descending'>>;

export const LATEST_FIRST: DeskOrder = { ...orders.updated, descending: true };

export interface Sorted {
  readonly sort: QueueSort;
  readonly descending?: boolean;
}

/** The order that somebody chose; of requests that do not all wait for the brokerage nothing is due. */
export async function orderOf(
  waitOf: WaitOf,
  statuses: readonly number[] | undefined,
  { sort, descending }: Sorted,
): Promise<DeskOrder> {
  if (sort !== 'due') return { ...orders[sort], descending: descending ?? true };
  if (!statuses?.every(isAwaited)) return { ...LATEST_FIRST, descending: descending ?? true };
  return dueFirst(waitOf, statuses, descending);
}

/** What is due first comes first. Where nobody knows how long an answer takes, what counts is who waits longest. */
export async function dueFirst(
  waitOf: WaitOf,
  statuses: readonly number[],
  descending = false,
): Promise<DeskOrder> {
  const later = await Promise.all(
    statuses.map(async (status) => [status, (await waitOf(status)) ?? 0] as const),
  );
  const kinds = { column: quotes.status, later: new Map(later) };
  return { by: quotes.statusSince, type: 'timestamptz', descending, kinds };
}
