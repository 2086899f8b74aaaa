import { billetLabels } from '../../../../../contract/statuses/billet';
import { billetStatus } from '../../billets/billetStatus';
import type { BilletRow } from '../../../../db/schema';
import { dueDates } from '../../billets/dueDates';
import { splitAmount } from '../../../../../engine/values';
import { hasOffer } from '../hasOffer';
import type { QuotedRow } from './facts';
import { words } from './words';

type Row = readonly string[];

export function billetRows(billets: readonly BilletRow[], today: string): Row[] {
  return billets.map((billet) => [
    `${billet.installment} de ${billet.installments}`,
    words.date(billet.dueDate),
    billetLabels[billetStatus(billet, today)],
    words.money(billet.amount),
  ]);
}

export function expectedRows(quote: QuotedRow): Row[] {
  const { grossPremium, paymentInstallments: count, firstDueDate } = quote;
  if (!hasOffer(quote) || grossPremium === null || count === null || firstDueDate === null) return [];
  const dates = dueDates(firstDueDate, count);
  return splitAmount(grossPremium, count).map((amount, index) => [
    `${index + 1} de ${count}`,
    words.date(dates[index] ?? null),
    'Prevista',
    words.money(amount),
  ]);
}
