import { civilDate } from '../../../clock';
import { billetStatus } from '../../billets/billetStatus';
import { dueDates, firstDueDate } from '../../billets/dueDates';
import type { BilletRow } from '../../billets/repository';
import { splitAmount } from '../../billets/splitAmount';
import type { QuoteRow } from '../../quotes/repository';
import { isOffered } from '../isOffered';
import { billetStatusLabels } from './billetStatusLabels';
import { words } from './words';

type Row = readonly string[];

/** The installments of a policy: number, due date, status, amount. */
export function billetRows(billets: readonly BilletRow[], today: string): Row[] {
  return billets.map((billet) => [
    `${billet.installment} de ${billet.installments}`,
    words.date(billet.dueDate),
    billetStatusLabels[billetStatus(billet, today)],
    words.money(billet.amount),
  ]);
}

/** The installments that a quote's choice of payment would make if its policy were issued today; none before it. */
export function expectedRows(quote: QuoteRow, today: string): Row[] {
  const { grossPremium, paymentInstallments: count, paymentAt, firstInstallmentDays } = quote;
  if (!isOffered(quote) || grossPremium === null || count === null || paymentAt === null) return [];
  const first = firstDueDate(civilDate(paymentAt), firstInstallmentDays);
  const dates = dueDates(first, count, today);
  return splitAmount(grossPremium, count).map((amount, index) => [
    `${index + 1} de ${count}`,
    words.date(dates[index] ?? null),
    'Prevista',
    words.money(amount),
  ]);
}
