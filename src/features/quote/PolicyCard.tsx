import { billetLabels } from '../../../contract/statuses/billet';
import { moneyText } from '../../../engine/values/money';
import { Badge, Card, SummaryItems, Table, type Column, type Tone } from '../../../renderers/ui';
import { paths } from '../../shared/paths';
import { dayText } from '../../../engine/values/instant';
import { dayOfDate } from './dates';
import { NewTab } from './NewTab';
import type { Billet, Policy } from '../../../contract/quotes';
import styles from './quote.module.css';
import pageStyles from '../../shared/ui/page.module.css';

const billetTones: Readonly<Record<Billet['Status'], Tone>> = {
  Pending: 'info',
  Paid: 'success',
  Expired: 'danger',
};

const columns: readonly Column<Billet>[] = [
  {
    key: 'installment',
    header: 'Parcela',
    cell: ({ Installment, Installments }) => `${Installment}/${Installments}`,
  },
  { key: 'due', header: 'Vencimento', cell: ({ DueDate }) => dayOfDate(DueDate) },
  { key: 'amount', header: 'Valor', align: 'end', cell: ({ Amount }) => moneyText(Amount) },
  {
    key: 'status',
    header: 'Situação',
    cell: ({ Status }) => <Badge tone={billetTones[Status]}>{billetLabels[Status]}</Badge>,
  },
  {
    key: 'document',
    header: 'Boleto',
    cell: ({ BillingId, Installment }) => (
      <a className={styles.billet} href={paths.billet(BillingId)} target="_blank" rel="noopener">
        Ver boleto<span className="ui-hidden"> da parcela {Installment} (abre em nova guia)</span>
      </a>
    ),
  },
];

/** An issued policy: its number, its document, and the billets that its premium is paid by. */
export function PolicyCard({ policy }: { policy: Policy }) {
  const items = [
    { term: 'Número da apólice', description: policy.Number },
    { term: 'Emitida em', description: dayText(policy.IssuedAt) },
  ];
  return (
    <Card as="section" aria-labelledby="policy-title">
      <div className={styles.head}>
        <h2 id="policy-title" className={pageStyles.heading}>
          Sua apólice
        </h2>
        <div className={styles.links}>
          <NewTab href={paths.allBillets(policy.Number)}>Todos os boletos</NewTab>
          <NewTab href={paths.policyDocument(policy.Code)}>Ver apólice</NewTab>
        </div>
      </div>
      <SummaryItems items={items} />
      <div className={styles.billets}>
        <Table
          caption="Boletos"
          columns={columns}
          rows={policy.Billets}
          rowKey={({ BillingId }) => BillingId}
        />
      </div>
    </Card>
  );
}
