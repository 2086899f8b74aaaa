import { sql } from 'drizzle-orm';
import type { QueueSort } from '../../../contract/deskQueue';
import { isAwaited, registeredStatuses } from '../../../contract/statuses/quote';
import type { Order } from '../../db/lists/inOrder';
import { quotes } from '../../db/schema';

export const awaited: readonly number[] = registeredStatuses.filter(isAwaited);

const orders = {
  updated: { by: quotes.updatedAt, type: 'timestamptz' },
  amount: { by: sql`coalesce(${quotes.insuredAmount}, 0)`, type: 'numeric' },
} as const satisfies Record<Exclude<QueueSort, 'due'>, Omit<Order, 'descending'>>;

const LATEST_FIRST: Order = { ...orders.updated, descending: true };

export interface Sorted {
  readonly sort: QueueSort;
  readonly descending?: boolean | undefined;
}

export function orderOf(statuses: readonly number[] | undefined, { sort, descending }: Sorted): Order {
  if (sort !== 'due') return { ...orders[sort], descending: descending ?? true };
  if (!statuses?.every(isAwaited)) return { ...LATEST_FIRST, descending: descending ?? true };
  return { by: quotes.answerDueAt, type: 'timestamptz', descending: descending ?? false };
}
