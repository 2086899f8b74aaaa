import { QrCode } from 'lucide-react';
import { useMemo } from 'react';
import type { ListedBillet } from '../../../contract/billing';
import { billetLabels, type BilletStatus } from '../../../contract/statuses/billet';
import { dateText, dayText, moneyText } from '../../../engine/values';
import { Badge, IconButton, type Column, type MenuItem, type Tone } from '../../../renderers/ui';
import { IN_BILLET } from '../../shared/clipboard/copyBilletCode';
import { CopyButton } from '../../shared/clipboard/CopyButton';
import { paths } from '../../shared/paths';
import { ListTable } from '../../shared/table/ListTable';
import { Name } from '../../shared/table/Name';
import type { RowsOf } from '../../shared/table/useList';
import { checkForNewBillet } from './checkForNewBillet';
import { ManyBillets } from './ManyBillets';
import type { Opened } from './opened';
import styles from './billing.module.css';

const tones: Readonly<Record<BilletStatus, Tone>> = {
  Pending: 'info',
  Paid: 'success',
  Expired: 'danger',
  Cancelled: 'warning',
};

interface BilletTableProps {
  billets: readonly ListedBillet[];
  list: RowsOf;
  onOpen: (opened: Opened) => void;
}

export function BilletTable({ billets, list, onOpen }: BilletTableProps) {
  const columns = useMemo(() => columnsOf(onOpen), [onOpen]);
  return (
    <ListTable
      list={list}
      caption="Boletos"
      columns={columns}
      rows={billets}
      rowKey={({ BillingId }) => BillingId}
      actions={(billet) => commandsOf(billet, onOpen)}
      many={many}
    />
  );
}

const facts: readonly Column<ListedBillet>[] = [
  { key: 'document', header: 'Documento', share: 1.7, cell: DocumentCell },
  { key: 'payer', header: 'Pagador e produto', share: 2.02, cell: PayerCell },
  {
    key: 'due',
    header: 'Vencimento',
    share: 1.15,
    whole: true,
    half: true,
    sort: 'vencimento',
    cell: ({ DueDate }) => dateText(DueDate),
  },
  {
    key: 'amount',
    header: 'Valor',
    share: 1.48,
    align: 'end',
    whole: true,
    half: true,
    sort: 'valor',
    cell: ({ Amount }) => moneyText(Amount),
  },
  {
    key: 'status',
    header: 'Situação',
    share: 1.36,
    half: true,
    cell: StatusCell,
  },
];

const many = {
  name: ({ DocumentNumber, Installment }: ListedBillet) => `parcela ${Installment} de ${DocumentNumber}`,
  nouns: ['boleto', 'boletos'] as const,
  Actions: ManyBillets,
};

const pay = { key: 'pay', header: 'Pagar', share: 1, half: true } as const;

export const billetColumns = [...facts, pay];

const columnsOf = (onOpen: (opened: Opened) => void): readonly Column<ListedBillet>[] => [
  ...facts,
  { ...pay, cell: payCell(onOpen) },
];

const payCell = (onOpen: (opened: Opened) => void) =>
  function PayColumn(billet: ListedBillet) {
    return <PayCell billet={billet} onPix={() => onOpen({ what: 'pix', billet })} />;
  };

function StatusCell({ Status }: ListedBillet) {
  return (
    <span className={styles.status}>
      <Badge tone={tones[Status]}>{billetLabels[Status]}</Badge>
    </span>
  );
}

function DocumentCell({ BillingId, DocumentNumber, Installment, Installments, IssuedAt }: ListedBillet) {
  return (
    <span className={`${styles.stacked} ${styles.document}`}>
      <a className={styles.link} href={paths.billet(BillingId)} target="_blank" rel="noopener">
        {DocumentNumber}
        <span className="ui-hidden"> (boleto, abre em nova guia)</span>
      </a>{' '}
      <small>
        Parcela {Installment} de {Installments}
        <span className={styles.issued}>, emitido em {dayText(IssuedAt)}</span>
      </small>
    </span>
  );
}

function PayerCell({ PayerName, ProductName, InsurerName }: ListedBillet) {
  return (
    <span className={styles.stacked}>
      <Name>{PayerName}</Name>
      <small>
        {ProductName}, {InsurerName}
      </small>
    </span>
  );
}

function PayCell({ billet, onPix }: { billet: ListedBillet; onPix: () => void }) {
  const { Line, Pix, DocumentNumber, Installment } = billet;
  if (!Line) return <span aria-label="Nada a pagar">—</span>;
  const which = `da parcela ${Installment} de ${DocumentNumber}`;
  return (
    <span className={styles.pay}>
      <CopyButton text={Line} what="Código do boleto" label={`Copiar código ${which}`} instead={IN_BILLET} />
      {Pix && (
        <IconButton label={`Pix ${which}`} onClick={onPix}>
          <QrCode size={18} aria-hidden="true" />
        </IconButton>
      )}
    </span>
  );
}

function commandsOf(billet: ListedBillet, onOpen: (opened: Opened) => void): readonly MenuItem[] {
  const inNewTab = (address: string) => () => void window.open(address, '_blank', 'noopener');
  const renewal: MenuItem = {
    label: 'Renovar vencimento',
    onSelect: () => onOpen({ what: 'renewal', billet }),
  };
  const check: MenuItem = {
    label: 'Verificar novo boleto',
    onSelect: () => void checkForNewBillet(billet),
  };
  return [
    ...(billet.Status === 'Expired' ? [renewal] : []),
    ...(billet.Line ? [check] : []),
    { label: 'Ver parcelas do documento', onSelect: () => onOpen({ what: 'installments', billet }) },
    { label: 'Ver boleto', onSelect: inNewTab(paths.billet(billet.BillingId)) },
    { label: 'Todos os boletos', onSelect: inNewTab(paths.allBillets(billet.DocumentNumber)) },
  ];
}
