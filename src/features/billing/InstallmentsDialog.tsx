import type { ListedBillet } from '../../../contract/billing';
import { billetLabels } from '../../../contract/statuses/billet';
import { dateText, moneyText } from '../../../engine/values';
import { Alert, Button, Dialog, Skeleton, Table, type Column } from '../../../renderers/ui';
import { describeError } from '../../shared/api/describeError';
import { useInvoices } from './api';

const columns: readonly Column<ListedBillet>[] = [
  {
    key: 'installment',
    header: 'Parcela',
    cell: ({ Installment, Installments }) => `${Installment} de ${Installments}`,
  },
  { key: 'due', header: 'Vencimento', whole: true, cell: ({ DueDate }) => dateText(DueDate) },
  { key: 'amount', header: 'Valor', align: 'end', whole: true, cell: ({ Amount }) => moneyText(Amount) },
  { key: 'status', header: 'Situação', whole: true, cell: ({ Status }) => billetLabels[Status] },
];

export function InstallmentsDialog({ number, onClose }: { number: string; onClose: () => void }) {
  const { data, error } = useInvoices(number);
  const close = (
    <Button kind="quiet" onClick={onClose}>
      Fechar
    </Button>
  );
  return (
    <Dialog title={`Parcelas de ${number}`} onClose={onClose} actions={close} width="50rem">
      {error !== undefined && (
        <Alert tone="danger" live>
          <p>{describeError(error).message}</p>
        </Alert>
      )}
      {data ? (
        <Table
          caption={`Parcelas de ${number}`}
          columns={columns}
          rows={data}
          rowKey={({ BillingId }) => BillingId}
        />
      ) : (
        error === undefined && <Skeleton lines={3} />
      )}
    </Dialog>
  );
}
