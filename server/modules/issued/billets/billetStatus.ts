/** Ticket statuses of specification 3 §4. */
export type BilletStatus = 'Pending' | 'Paid' | 'Expired';

/** What a billet is on a day: overdue from the day after its due date on. Dates are YYYY-MM-DD. */
export function billetStatus(
  { dueDate, paidAt }: { dueDate: string; paidAt: Date | null },
  today: string,
): BilletStatus {
  if (paidAt) return 'Paid';
  return dueDate < today ? 'Expired' : 'Pending';
}
