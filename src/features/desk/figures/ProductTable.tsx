import { Link } from 'react-router-dom';
import type { FiguresProduct } from '../../../../contract/deskFigures';
import { EmptyState, Table, countText, type Column } from '../../../../renderers/ui';
import { paths } from '../../../shared/paths';
import { agoText } from '../list/waitText';
import { durationText } from './durationText';
import styles from './figures.module.css';

const COUNTED = 1000;

const columnsAt = (now: number): readonly Column<FiguresProduct>[] => [
  { key: 'product', header: 'Produto', cell: ({ Name }) => Name },
  { key: 'came', header: 'Recebidas', align: 'end', cell: ({ Came }) => countText(Came) },
  { key: 'answered', header: 'Respondidas', align: 'end', cell: ({ Answered }) => countText(Answered) },
  {
    key: 'median',
    header: 'Tempo mediano',
    align: 'end',
    cell: ({ MedianSeconds }) => durationText(MedianSeconds),
  },
  {
    key: 'waiting',
    header: 'Esperam',
    align: 'end',
    cell: ({ Code, Name, Waiting }) =>
      Waiting === 0 ? (
        '0'
      ) : (
        <Link to={`${paths.desk}?produto=${Code}`} className={styles.link}>
          {countText(Waiting, Waiting >= COUNTED)} <span className="ui-hidden">de {Name}</span>
        </Link>
      ),
  },
  {
    key: 'oldest',
    header: 'A mais antiga',
    align: 'end',
    cell: ({ WaitingSince }) => (WaitingSince ? agoText(WaitingSince, now) : '–'),
  },
];

export function ProductTable({ products, asOf }: { products: readonly FiguresProduct[]; asOf: string }) {
  const shown = products.filter(({ Came, Answered, Waiting }) => Came + Answered + Waiting > 0);
  if (shown.length === 0)
    return <EmptyState title="Nada neste período.">Nenhuma solicitação chegou à mesa.</EmptyState>;
  return (
    <Table
      caption="Por produto"
      columns={columnsAt(Date.parse(asOf))}
      rows={shown}
      rowKey={({ Code }) => Code}
    />
  );
}
