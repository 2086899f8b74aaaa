/** Statuses of a billet (specification 3 §4), and that of one that an endorsement left nothing of. */
export const billetStatuses = ['Pending', 'Paid', 'Expired', 'Cancelled'] as const;

export type BilletStatus = (typeof billetStatuses)[number];

/** What a list of billets may be narrowed to: a status, or all that is still to be paid. */
export const billetChoices = [...billetStatuses, 'Unpaid'] as const;

export type BilletChoice = (typeof billetChoices)[number];

/** What a person reads for a status, in the words of the specification. */
export const billetLabels: Readonly<Record<BilletStatus, string>> = {
  Pending: 'Em Aberto',
  Paid: 'Pago',
  Expired: 'Vencido',
  Cancelled: 'Cancelado',
};
