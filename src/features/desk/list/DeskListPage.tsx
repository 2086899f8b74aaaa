import { useNavigate } from 'react-router-dom';
import { Card, EmptyState, Pager, Skeleton, Table, type Column } from '../../../../renderers/ui';
import { usePageTitle } from '../../../shared/layout/pageTitle';
import { paths } from '../../../shared/paths';
import { LoadFailure } from '../../../shared/products/LoadFailure';
import { DeskNav } from '../DeskNav';
import { StatusBadge } from '../StatusBadge';
import { momentText } from '../../../../engine/values/instant';
import { amountText } from '../texts';
import { useDeskList } from '../requests';
import type { DeskEntry } from '../../../../contract/desk';
import { FilterBar } from './FilterBar';
import { useListFilter } from './useListFilter';
import styles from '../desk.module.css';
import pageStyles from '../../../shared/ui/page.module.css';

const columns: readonly Column<DeskEntry>[] = [
  { key: 'number', header: 'Número', cell: (entry) => entry.Identifier, whole: true },
  { key: 'holder', header: 'Tomador e produto', cell: holderOf },
  { key: 'insured', header: 'Segurado', cell: (entry) => entry.InsuredName ?? '–' },
  {
    key: 'amount',
    header: 'Importância segurada',
    cell: (entry) => amountText(entry.InsuredAmount),
    align: 'end',
    whole: true,
  },
  { key: 'status', header: 'Situação', cell: statusOf, whole: true },
  {
    key: 'updated',
    header: 'Atualizada',
    cell: (entry) => momentText(entry.UpdatedAt),
    whole: true,
  },
];

function holderOf({ HolderName, ProductName }: DeskEntry) {
  return (
    <span>
      {HolderName ?? 'Não informado'}
      <span className={styles.under}>{ProductName}</span>
    </span>
  );
}

function statusOf({ Status }: DeskEntry) {
  return <StatusBadge status={Status} />;
}

/** /executivo: the requests that the executive looks after, those that wait for a decision first. */
export function DeskListPage() {
  usePageTitle('Solicitações');
  const [filter, change] = useListFilter();
  const { data, error } = useDeskList(filter);
  return (
    <div className={pageStyles.stack}>
      <DeskNav />
      <Card as="section" aria-label="Solicitações">
        <FilterBar filter={filter} counts={data?.Counts} onChange={change} />
        {!data && (error ? <LoadFailure /> : <Skeleton lines={8} />)}
        {data && data.Items.length === 0 && <Nothing waiting={filter.status === 1 && !filter.text} />}
        {data && data.Items.length > 0 && <Requests entries={data.Items} />}
        {data && (
          <Pager
            page={data.Page}
            pageSize={data.PageSize}
            total={data.Total}
            more={data.More}
            onPage={(page) => change({ page })}
            label="Páginas de solicitações"
          />
        )}
      </Card>
    </div>
  );
}

function Requests({ entries }: { entries: readonly DeskEntry[] }) {
  const navigate = useNavigate();
  const href = ({ Identifier }: DeskEntry) => paths.deskRequest(Identifier);
  return (
    <Table
      caption="Solicitações"
      columns={columns}
      rows={entries}
      rowKey={({ Identifier }) => Identifier}
      href={href}
      onOpen={(entry) => void navigate(href(entry))}
    />
  );
}

const Nothing = ({ waiting }: { waiting: boolean }) =>
  waiting ? (
    <EmptyState title="Nada espera por você.">
      Quando um cliente pedir uma cotação que precise de análise, ela aparece aqui.
    </EmptyState>
  ) : (
    <EmptyState>
      Nenhuma solicitação corresponde aos filtros. Mude a situação, o produto ou a busca.
    </EmptyState>
  );
