import { Link } from 'react-router-dom';
import type { ListedBillet } from '../../../../contract/billing';
import { billetLabels } from '../../../../contract/statuses/billet';
import { dateText, moneyText } from '../../../../engine/values';
import { Badge, Card, LinkButton, Skeleton, Table, type Column, type Tone } from '../../../../renderers/ui';
import { paths } from '../../../shared/paths';
import { allOf } from '../../../shared/table/listAddress';
import { useBillets } from '../api';
import styles from '../policies.module.css';

const tones: Readonly<Record<ListedBillet['Status'], Tone>> = {
  Pending: 'info',
  Paid: 'success',
  Expired: 'danger',
  Cancelled: 'warning',
};

const columns: readonly Column<ListedBillet>[] = [
  {
    key: 'installment',
    header: 'Parcela',
    whole: true,
    cell: ({ Installment, Installments }) => `${Installment}/${Installments}`,
  },
  { key: 'due', header: 'Vencimento', whole: true, cell: ({ DueDate }) => dateText(DueDate) },
  { key: 'amount', header: 'Valor', align: 'end', cell: ({ Amount }) => moneyText(Amount) },
  { key: 'status', header: 'Situação', whole: true, cell: statusOf },
  { key: 'billet', header: 'Boleto', whole: true, cell: linkOf },
];

function statusOf({ Status }: ListedBillet) {
  return <Badge tone={tones[Status]}>{billetLabels[Status]}</Badge>;
}

function linkOf({ BillingId, Installment }: ListedBillet) {
  return (
    <a className={styles.link} href={paths.billet(BillingId)} target="_blank" rel="noopener">
      Ver boleto<span className="ui-hidden"> da parcela {Installment} (abre em nova guia)</span>
    </a>
  );
}

export function BilletsCard({ policyNumber }: { policyNumber: string }) {
  const { data, error } = useBillets(policyNumber);
  return (
    <Card as="section" aria-labelledby="billets-title">
      <div className={styles.head}>
        <h2 id="billets-title" className={styles.subtitle}>
          Boletos
        </h2>
        <LinkButton asChild kind="secondary" size="sm">
          <Link to={allOf(paths.billing)}>Ver no Financeiro</Link>
        </LinkButton>
      </div>
      {!data && !error && <Skeleton lines={3} label="Carregando boletos…" />}
      {Boolean(error) && <p role="alert">Não foi possível carregar os boletos. Veja-os no Financeiro.</p>}
      {data?.length === 0 && <p>NENHUM REGISTRO ENCONTRADO.</p>}
      {data && data.length > 0 && (
        <Table caption="Boletos" columns={columns} rows={data} rowKey={({ BillingId }) => BillingId} />
      )}
    </Card>
  );
}
