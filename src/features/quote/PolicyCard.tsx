import { QrCode } from 'lucide-react';
import type { ReactNode } from 'react';
import { billetLabels } from '../../../contract/statuses/billet';
import { dayText, moneyText } from '../../../engine/values';
import {
  Badge,
  Button,
  Card,
  IconButton,
  SummaryItems,
  Table,
  type Column,
  type SummaryItem,
  type Tone,
} from '../../../renderers/ui';
import { IN_BILLET, copyBilletCode } from '../../shared/clipboard/copyBilletCode';
import { CopyButton } from '../../shared/clipboard/CopyButton';
import { paths } from '../../shared/paths';
import { dayOfDate } from './dates';
import { ShareButton } from '../sharing/ShareButton';
import { DocumentsDownload } from './DocumentsDownload';
import { NewTab } from './NewTab';
import type { Billet, Endorsement, Policy } from '../../../contract/quotes';
import type { Refund } from '../../../contract/refunds';
import styles from './quote.module.css';
import pageStyles from '../../shared/ui/page.module.css';

const billetTones: Readonly<Record<Billet['Status'], Tone>> = {
  Pending: 'info',
  Paid: 'success',
  Expired: 'danger',
  Cancelled: 'warning',
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
  { key: 'pay', header: 'Pagar', whole: true, cell: PayCell },
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

function PayCell({ Line, Pix, Installment }: Billet) {
  if (!Line) return <span aria-label="Nada a pagar">—</span>;
  return (
    <span className={styles.pay}>
      <CopyButton
        text={Line}
        what="Código do boleto"
        label={`Copiar código do boleto da parcela ${Installment}`}
        instead={IN_BILLET}
      />
      {Pix && (
        <IconButton
          label={`Copiar código Pix da parcela ${Installment}`}
          onClick={() => void copyBilletCode(Pix, 'Código Pix')}
        >
          <QrCode size={18} aria-hidden="true" />
        </IconButton>
      )}
    </span>
  );
}

const copied = (number: string) => (
  <>
    {number}
    <CopyButton text={number} what="Número" my="-2.5" />
  </>
);

export interface Issued {
  readonly title: string;
  readonly facts: readonly SummaryItem[];
  readonly billets: readonly Billet[];
  readonly links: ReactNode;
}

function IssuedCard({ title, facts, billets, links }: Issued) {
  return (
    <Card as="section" aria-labelledby="policy-title">
      <div className={styles.head}>
        <h2 id="policy-title" className={pageStyles.heading}>
          {title}
        </h2>
        <div className={styles.links}>{links}</div>
      </div>
      <SummaryItems items={facts} />
      {billets.length > 0 && (
        <div className={styles.billets}>
          <Table caption="Boletos" columns={columns} rows={billets} rowKey={({ BillingId }) => BillingId} />
        </div>
      )}
    </Card>
  );
}

function CopyPix({ billets }: { billets: readonly Billet[] }) {
  const pix = billets.find((billet) => billet.Line && billet.Pix)?.Pix;
  if (!pix) return null;
  return (
    <Button
      kind="secondary"
      size="sm"
      icon={<QrCode size={16} aria-hidden="true" />}
      onClick={() => void copyBilletCode(pix, 'Código Pix')}
    >
      Copiar Pix
    </Button>
  );
}

export function PolicyCard({ policy, identifier }: { policy: Policy; identifier: string }) {
  const links = (
    <>
      <NewTab href={paths.policyDocument(policy.Code)}>Ver apólice</NewTab>
      <DocumentsDownload identifier={identifier} />
      <ShareButton identifier={identifier} />
      <CopyPix billets={policy.Billets} />
      <NewTab href={paths.allBillets(policy.Number)}>Todos os boletos</NewTab>
    </>
  );
  const facts = [
    { term: 'Número da apólice', description: copied(policy.Number) },
    { term: 'Emitida em', description: dayText(policy.IssuedAt) },
  ];
  return <IssuedCard title="Sua apólice" facts={facts} billets={policy.Billets} links={links} />;
}

interface IssuedEndorsement {
  readonly issued: NonNullable<Endorsement['Issued']>;
  readonly identifier: string;
}

/** An endorsement of another brokerage's policy may have neither number nor document. */
export function EndorsementCard({ issued, identifier }: IssuedEndorsement) {
  const { Code, Number: number, IssuedAt, Undone, Billets, OffBillets, Refund } = issued;
  const links = (
    <>
      {Code && <DocumentsDownload identifier={identifier} />}
      {Code && <ShareButton identifier={identifier} />}
      {number && Billets.length > 0 && <NewTab href={paths.allBillets(number)}>Todos os boletos</NewTab>}
      {Code && <NewTab href={paths.endorsementReceipt(Code)}>Ver endosso</NewTab>}
    </>
  );
  const facts = [
    ...(number ? [{ term: 'Número do endosso', description: copied(number) }] : []),
    { term: 'Emitido em', description: dayText(IssuedAt) },
    ...(Undone ? [{ term: 'Cancelado em', description: dayText(Undone.At) }] : []),
    ...(Undone?.Reason ? [{ term: 'Motivo', description: Undone.Reason }] : []),
    ...(OffBillets > 0 ? [{ term: 'Abatido de boletos', description: moneyText(OffBillets) }] : []),
    ...(Refund ? [{ term: 'Devolução', description: refundText(Refund) }] : []),
  ];
  return (
    <IssuedCard
      title={Undone ? 'Endosso cancelado' : 'Endosso emitido'}
      facts={facts}
      billets={Billets}
      links={links}
    />
  );
}

function refundText({ Amount, PayTo, PaidOn }: Refund): string {
  const amount = moneyText(Amount);
  if (PaidOn) return `${amount}, paga em ${dayOfDate(PaidOn)}`;
  return PayTo
    ? `${amount}, a pagar em ${PayTo}`
    : `${amount}, a pagar: o executivo pede a chave Pix ou conta`;
}
