import { useState } from 'react';
import type { DeskRefund } from '../../../../contract/refunds';
import { dateText, dayText, moneyText } from '../../../../engine/values';
import { Alert, Card, ConfirmDialog, EmptyState, Table, toast, type Column } from '../../../../renderers/ui';
import { describeError } from '../../../shared/api/describeError';
import { useIntention } from '../../../shared/api/useIntention';
import { DownloadButton } from '../../../shared/download/DownloadButton';
import { TableCard } from '../../../shared/table/TableCard';
import { payRefund, REFUND_SHEET } from './api';
import styles from '../desk.module.css';

const columns: readonly Column<DeskRefund>[] = [
  { key: 'document', header: 'Endosso', whole: true, cell: ({ DocumentNumber }) => DocumentNumber },
  { key: 'holder', header: 'Cliente', cell: ({ HolderName }) => HolderName ?? 'Não definido' },
  { key: 'to', header: 'Chave Pix ou conta', cell: ({ PayTo }) => PayTo ?? 'A pedir ao cliente' },
  { key: 'since', header: 'Desde', whole: true, cell: ({ CreatedAt }) => dayText(CreatedAt) },
  { key: 'amount', header: 'Valor', align: 'end', whole: true, cell: ({ Amount }) => moneyText(Amount) },
  {
    key: 'state',
    header: 'Situação',
    whole: true,
    cell: ({ PaidOn }) => (PaidOn === null ? 'A pagar' : `Paga em ${dateText(PaidOn)}`),
  },
];

export function RefundTable({ refunds, onPaid }: { refunds: readonly DeskRefund[]; onPaid: () => void }) {
  const [open, setOpen] = useState<DeskRefund>();
  const waits = refunds.some(({ PaidOn }) => PaidOn === null);
  return (
    <section aria-labelledby="refunds-title">
      <h2 id="refunds-title" className={styles.subheading}>
        Devoluções
      </h2>
      {refunds.length === 0 ? (
        <Card>
          <EmptyState>Nenhum endosso tem prêmio a devolver.</EmptyState>
        </Card>
      ) : (
        <TableCard>
          <Table
            caption="Devoluções de prêmio"
            columns={columns}
            rows={refunds}
            rowKey={({ Id }) => Id}
            actions={(refund) =>
              refund.PaidOn === null ? [{ label: 'Marcar como paga', onSelect: () => setOpen(refund) }] : []
            }
          />
        </TableCard>
      )}
      {waits && (
        <DownloadButton url={REFUND_SHEET} body={{}} name="devolucoes.xlsx">
          Exportar a pagar
        </DownloadButton>
      )}
      {open && <PaidDialog refund={open} onClose={() => setOpen(undefined)} onPaid={onPaid} />}
    </section>
  );
}

interface PaidDialogProps {
  refund: DeskRefund;
  onClose: () => void;
  onPaid: () => void;
}

function PaidDialog({ refund, onClose, onPaid }: PaidDialogProps) {
  const [failure, setFailure] = useState<string>();
  const { busy, run } = useIntention(async (id: string) => {
    await payRefund(id);
    return true;
  });
  const pay = async () => {
    try {
      if (!(await run(refund.Id))) return;
      toast('success', 'Devolução marcada como paga.');
      onClose();
      onPaid();
    } catch (error) {
      setFailure(describeError(error).message);
    }
  };
  return (
    <ConfirmDialog
      title="Marcar a devolução como paga?"
      confirm="Marcar como paga"
      busy={busy}
      onConfirm={() => void pay()}
      onCancel={onClose}
    >
      <p>
        {moneyText(refund.Amount)} a {refund.HolderName ?? 'cliente'}, pelo endosso {refund.DocumentNumber},
        com a data de hoje. O cliente passa a ver a devolução como paga.
      </p>
      {failure && (
        <Alert tone="danger" live>
          <p>{failure}</p>
        </Alert>
      )}
    </ConfirmDialog>
  );
}
