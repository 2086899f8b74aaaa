import type { Difference } from '../../../../contract/billing';
import { dateText, moneyText } from '../../../../engine/values';
import { Card, EmptyState, Table, type Column } from '../../../../renderers/ui';
import { TableCard } from '../../../shared/table/TableCard';
import styles from '../desk.module.css';

const kinds: Readonly<Record<Difference['Kind'], string>> = {
  unknown: 'Boleto desconhecido',
  amount: 'Valor diferente',
  day: 'Dia não confere',
  again: 'Pago novamente',
  cancelled: 'Boleto cancelado',
};

const columns: readonly Column<Difference>[] = [
  { key: 'kind', header: 'Diferença', cell: ({ Kind }) => kinds[Kind] },
  { key: 'number', header: 'Nosso número', whole: true, cell: ({ OurNumber }) => OurNumber },
  {
    key: 'document',
    header: 'Documento',
    cell: ({ DocumentNumber, Installment }) =>
      DocumentNumber === null ? 'Não definido' : `${DocumentNumber}, parcela ${Installment}`,
  },
  { key: 'paid', header: 'Pago em', whole: true, cell: ({ PaidOn }) => dateText(PaidOn) },
  { key: 'amount', header: 'Valor pago', align: 'end', whole: true, cell: ({ Amount }) => moneyText(Amount) },
  {
    key: 'expected',
    header: 'Valor do boleto',
    align: 'end',
    whole: true,
    cell: ({ Expected }) => (Expected === null ? 'Não definido' : moneyText(Expected)),
  },
];

interface DifferenceTableProps {
  differences: readonly Difference[];
  onSettle: (difference: Difference) => void;
}

export function DifferenceTable({ differences, onSettle }: DifferenceTableProps) {
  return (
    <section aria-labelledby="differences-title">
      <h2 id="differences-title" className={styles.subheading}>
        Para conferir
      </h2>
      {differences.length === 0 ? (
        <Card>
          <EmptyState>Nenhum pagamento espera conferência.</EmptyState>
        </Card>
      ) : (
        <TableCard>
          <Table
            caption="Pagamentos para conferir"
            columns={columns}
            rows={differences}
            rowKey={({ Id }) => Id}
            actions={(difference) => [{ label: 'Resolver', onSelect: () => onSettle(difference) }]}
          />
        </TableCard>
      )}
    </section>
  );
}
