import { Link } from 'react-router-dom';
import { Card, EmptyState, LinkButton, Skeleton } from '../../../../renderers/ui';
import { today } from '../../../shared/config/serverClock';
import { DownloadButton } from '../../../shared/download/DownloadButton';
import { paths } from '../../../shared/paths';
import { ListResults } from '../../../shared/table/ListResults';
import { TableCard } from '../../../shared/table/TableCard';
import { useList } from '../../../shared/table/useList';
import { useUid } from '../../../shared/auth/useSession';
import { useUser } from '../../../shared/user/useUser';
import { NoneFound } from '../../../shared/table/NoneFound';
import { FilterBar } from './FilterBar';
import { PolicyTable } from './PolicyTable';
import { StatusCounts } from './StatusCounts';
import { policyNames } from './policyFilter';
import { usePolicyPages } from './usePolicyPages';
import styles from '../policies.module.css';

/** /apolices: the policies of the user's clients. */
export function PoliciesPage() {
  const uid = useUid();
  return uid ? <Policies key={uid} uid={uid} /> : <Skeleton lines={4} height="16" />;
}

function Policies({ uid }: { uid: string }) {
  const list = useList(uid, policyNames);
  const { data, error, isLoading, mutate, problem, filter, turnTo } = usePolicyPages(list);
  const isSettled = Boolean(data ?? error ?? problem);
  const empty = (
    <Card>
      {list.isNarrow ? (
        <NoneFound onClear={list.clear}>
          Nenhuma apólice combina com a busca e os filtros. Apólices vencidas há mais de 6 meses não são
          listadas.
        </NoneFound>
      ) : (
        <NoneAtAll />
      )}
    </Card>
  );
  return (
    <div className={styles.page}>
      <FilterBar list={list} problem={problem} isSettled={isSettled} />
      <StatusCounts
        counts={data?.Counts}
        status={list.filters.situacao}
        onStatus={(situacao) => list.change({ situacao })}
      />
      <ListResults
        nouns={['apólice', 'apólices']}
        data={data}
        error={error}
        isLoading={isLoading}
        problem={problem}
        empty={empty}
        onPage={turnTo}
        onRetry={() => void mutate()}
        actions={
          <div className={styles.ways}>
            <LinkButton asChild kind="quiet" size="sm">
              <Link to={paths.importPolicies}>Importar apólices</Link>
            </LinkButton>
            <DownloadButton
              url="/InsurancePolicy/export/excel"
              body={filter}
              name={`apolices-${today()}.xlsx`}
            >
              Exportar para Excel
            </DownloadButton>
          </div>
        }
      >
        {(items) => (
          <TableCard>
            <PolicyTable items={items} sorting={list.sorting} onSort={list.sort} />
          </TableCard>
        )}
      </ListResults>
    </div>
  );
}

/** What to do depends on who it is, which may be known later than that there is none. */
function NoneAtAll() {
  const { user } = useUser();
  return user ? <NoneOf canAsk={!user.isPhysicalPerson} /> : <Skeleton lines={4} />;
}

const NoneOf = ({ canAsk }: { canAsk: boolean }) => (
  <EmptyState
    action={
      <div className={`${styles.ways} ${styles.centred}`}>
        {canAsk && (
          <LinkButton asChild>
            <Link to={paths.request}>Solicitar apólice</Link>
          </LinkButton>
        )}
        <LinkButton asChild kind="secondary">
          <Link to={paths.importPolicies}>Importar apólices</Link>
        </LinkButton>
      </div>
    }
  >
    {canAsk
      ? 'Quando uma solicitação sua for emitida, a apólice aparece aqui. Você também pode importar as de outras corretoras.'
      : 'Quando uma apólice em seu nome for emitida, ela aparece aqui. Você também pode importar as que já tem.'}
  </EmptyState>
);
