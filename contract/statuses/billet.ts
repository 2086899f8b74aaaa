/** Statuses of a billet (specification 3 §4); Cancelled where an endorsement left nothing of it. */
export const billetStatuses = ['Pending', 'Paid', 'Expired', 'Cancelled'] as const;

export type BilletStatus = (typeof billetStatuses)[number];

export const billetChoices = [...billetStatuses, 'Unpaid'] as const;

export type BilletChoice = (typeof billetChoices)[number];

export const billetLabels: Readonly<Record<BilletStatus, string>> = {
  Pending: 'Em Aberto',
  Paid: 'Pago',
  Expired: 'Vencido',
  Cancelled: 'Cancelado',
};
