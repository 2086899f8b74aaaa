import type { BilletStatus } from '../../billets/billetStatus';

/** Ticket statuses in the words of specification 3 §4. */
export const billetStatusLabels: Readonly<Record<BilletStatus, string>> = {
  Pending: 'Em Aberto',
  Paid: 'Pago',
  Expired: 'Vencido',
};
