/** Statuses of a billet (specification 3 §4). */
export const billetStatuses = ['Pending', 'Paid', 'Expired'] as const;

export type BilletStatus = (typeof billetStatuses)[number];

/** What a list of billets may be narrowed to: a status, or all that is not paid. */
export const billetChoices = [...billetStatuses, 'Unpaid'] as const;

export type BilletChoice = (typeof billetChoices)[number];

/** What a person reads for a status, in the words of the specification. */
export const billetLabels: Readonly<Record<BilletStatus, string>> = {
  Pending: 'Em Aberto',
  Paid: 'Pago',
  Expired: 'Vencido',
};

/** What a billet is on a day: overdue from the day after its due date on. Dates are YYYY-MM-DD. */
export function billetStatus(
  { dueDate, paidAt }: { dueDate: string; paidAt: Date | null },
  today: string,
): BilletStatus {
  if (paidAt) return 'Paid';
  return dueDate < today ? 'Expired' : 'Pending';
}
