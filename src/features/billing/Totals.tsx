import type { BilletPage } from '../../../contract/billing';
import { billetLabels, billetStatuses } from '../../../contract/statuses/billet';
import { decimalText } from '../../../engine/values/decimalText';
import { moneyText } from '../../../engine/values/money';
import styles from './billing.module.css';

/** What all that is filtered comes to, on this page and the others. */
export function Totals({ totals }: { totals: BilletPage['Totals'] }) {
  const shown = [
    { key: 'All', label: 'Total', sum: totals.All },
    ...billetStatuses.map((key) => ({ key, label: billetLabels[key], sum: totals[key] })),
  ];
  return (
    <dl className={styles.totals} aria-label="Totais do que está filtrado">
      {shown.map(({ key, label, sum }) => (
        <div key={key} className={styles.total} data-status={key}>
          <dt>{label}</dt>
          <dd className="ui-figures">
            <strong>{moneyText(sum.Amount)}</strong>
            <span>
              {decimalText(sum.Count, 0)} {sum.Count === 1 ? 'boleto' : 'boletos'}
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
