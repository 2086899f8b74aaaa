import type { BilletPage } from '../../../contract/billing';
import { billetLabels, billetStatuses } from '../../../contract/statuses/billet';
import { decimalText } from '../../../engine/values/decimalText';
import { moneyText } from '../../../engine/values/money';
import styles from './billing.module.css';

/** As high as a line of text. */
const BLANK = '\u00a0';

/** What all that is filtered comes to, on this page and the others; until it is told, its place is kept. */
export function Totals({ totals }: { totals: BilletPage['Totals'] | undefined }) {
  const shown = [
    { key: 'All', label: 'Total', sum: totals?.All },
    ...billetStatuses
      .filter((key) => key !== 'Cancelled' || totals?.Cancelled.Count)
      .map((key) => ({ key, label: billetLabels[key], sum: totals?.[key] })),
  ];
  return (
    <dl className={styles.totals} aria-label="Totais do que está filtrado" aria-hidden={!totals}>
      {shown.map(({ key, label, sum }) => (
        <div key={key} className={styles.total} data-status={key}>
          <dt>{label}</dt>
          <dd className="ui-figures">
            <strong>{sum ? moneyText(sum.Amount) : BLANK}</strong>
            <span>
              {sum ? `${decimalText(sum.Count, 0)} ${sum.Count === 1 ? 'boleto' : 'boletos'}` : BLANK}
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
