import type { BankFile } from '../../../../contract/billing';
import { momentText, moneyText } from '../../../../engine/values';
import { Badge, Card, EmptyState, Table, type Column } from '../../../../renderers/ui';
import { TableCard } from '../../../shared/table/TableCard';
import styles from '../desk.module.css';

const columns: readonly Column<BankFile>[] = [
  { key: 'name', header: 'Arquivo', cell: ({ Name }) => Name },
  { key: 'at', header: 'Recebido em', whole: true, cell: ({ ReceivedAt }) => momentText(ReceivedAt) },
  { key: 'state', header: 'Situação', whole: true, cell: StateCell },
  { key: 'booked', header: 'Baixados', align: 'end', cell: ({ Booked }) => Booked },
  { key: 'repeated', header: 'Já conhecidos', align: 'end', cell: ({ Repeated }) => Repeated },
  { key: 'differences', header: 'Para conferir', align: 'end', cell: ({ Differences }) => Differences },
  { key: 'total', header: 'Total pago', align: 'end', whole: true, cell: ({ Total }) => moneyText(Total) },
];

function StateCell({ Problem }: BankFile) {
  return Problem === null ? <Badge tone="success">Processado</Badge> : <Badge tone="danger">Recusado</Badge>;
}

export function FileTable({ files }: { files: readonly BankFile[] }) {
  return (
    <section aria-labelledby="files-title">
      <h2 id="files-title" className={styles.subheading}>
        Arquivos recebidos
      </h2>
      {files.length === 0 ? (
        <Card>
          <EmptyState>Nenhum arquivo de retorno foi recebido.</EmptyState>
        </Card>
      ) : (
        <TableCard>
          <Table caption="Arquivos de retorno" columns={columns} rows={files} rowKey={({ Id }) => Id} />
        </TableCard>
      )}
    </section>
  );
}
