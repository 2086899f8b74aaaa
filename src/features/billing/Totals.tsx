import type { BilletPage } from '../../../contract/billing';
import type { BilletChoice } from '../../../contract/statuses/billet';
import { moneyText } from '../../../engine/values';
import { ViewTabs, type ViewTab } from '../../shared/table/ViewTabs';
import { choiceLabels, statusInAddress, type BilletList } from './filters';

type Sums = BilletPage['Totals'];

interface TotalsProps {
  readonly totals: Sums | undefined;
  readonly list: BilletList;
}

const ORDER: readonly BilletChoice[] = ['Unpaid', 'Expired', 'Pending', 'Paid', 'Cancelled'];

export function Totals({ totals, list }: TotalsProps) {
  const isShown = (choice: BilletChoice) =>
    choice !== 'Cancelled' || totals?.Cancelled.Count || list.filters.situacao === statusInAddress(choice);
  const tabs = ORDER.filter(isShown).map((choice) =>
    tabOf(statusInAddress(choice), choiceLabels[choice], totals && sumOf(totals, choice)),
  );
  return (
    <ViewTabs
      label="Situação"
      tabs={[tabOf(undefined, 'Total', totals?.All), ...tabs]}
      list={list}
      name="situacao"
    />
  );
}

const tabOf = (value: string | undefined, label: string, sum: Sums['All'] | undefined): ViewTab => ({
  value,
  label,
  many: sum ? sum.Count : null,
  note: sum ? moneyText(sum.Amount) : null,
});

function sumOf({ Pending, Expired, ...of }: Sums, choice: BilletChoice): Sums['All'] {
  if (choice === 'Pending') return Pending;
  if (choice === 'Expired') return Expired;
  if (choice !== 'Unpaid') return of[choice];
  const cents = Math.round(Pending.Amount * 100) + Math.round(Expired.Amount * 100);
  return { Count: Pending.Count + Expired.Count, Amount: cents / 100 };
}
