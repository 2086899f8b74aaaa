import type { BilletStatus } from '../../../../contract/statuses/billet';
import { overdueUntil } from '../../../infra/calendar/businessDays';

export interface BilletDates {
  /** YYYY-MM-DD */
  readonly dueDate: string;
  readonly paidAt: Date | null;
  readonly cancelledAt: Date | null;
}

export function billetStatus({ dueDate, paidAt, cancelledAt }: BilletDates, today: string): BilletStatus {
  if (paidAt) return 'Paid';
  if (cancelledAt) return 'Cancelled';
  return dueDate <= overdueUntil(today) ? 'Expired' : 'Pending';
}

export const isOpen = ({ paidAt, cancelledAt }: Pick<BilletDates, 'paidAt' | 'cancelledAt'>) =>
  paidAt === null && cancelledAt === null;
