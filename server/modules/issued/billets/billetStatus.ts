import type { BilletStatus } from '../../../../contract/statuses/billet';
import { lastBusinessDayBefore } from './businessDays';

/** What of a billet its status follows from. */
export interface BilletDates {
  /** YYYY-MM-DD */
  readonly dueDate: string;
  readonly paidAt: Date | null;
  readonly cancelledAt: Date | null;
}

/** What a billet is on a day, YYYY-MM-DD. */
export function billetStatus({ dueDate, paidAt, cancelledAt }: BilletDates, today: string): BilletStatus {
  if (paidAt) return 'Paid';
  if (cancelledAt) return 'Cancelled';
  return dueDate <= overdueUntil(today) ? 'Expired' : 'Pending';
}

/** Whether there is anything to pay. */
export const isOpen = ({ paidAt, cancelledAt }: Pick<BilletDates, 'paidAt' | 'cancelledAt'>) =>
  paidAt === null && cancelledAt === null;

/**
 * The last due date that is overdue on a day: what falls due on a day without banking may be paid on the next banking day,
 * and is overdue from the day after (decision 63). YYYY-MM-DD.
 */
export const overdueUntil = lastBusinessDayBefore;
