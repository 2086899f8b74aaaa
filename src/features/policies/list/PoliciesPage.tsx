import { Link } from 'react-router-dom';
import { Card, EmptyState, LinkButton, Skeleton } from '../../../../renderers/ui';
import { today } from '../../../shared/config/serverClock';
import { DownloadButton } from '../../../shared/download/DownloadButton';
import { paths } from '../../../shared/paths';
import { ListResults } from '../../../shared/table/ListResults';
import { SortChoice, sortsOf } from '../../../shared/table/SortChoice';
import { useView } from '../../../shared/table/useView';
import { ViewButton } from '../../../shared/table/ViewButton';
import { useList } from '../../../shared/table/useList';
import { useUid } from '../../../shared/auth/useSession';
import { useUser } from '../../../shared/user/useUser';
import { NoneFound } from '../../../shared/table/NoneFound';
import { FilterBar } from './FilterBar';
import { PolicyTable, policyColumns } from './PolicyTable';
import { StatusTabs } from './StatusTabs';
import { policyNames } from './policyFilter';
import { usePolicyPages } from './usePolicyPages';
import { TextLink } from '../../../shared/ui/TextLink';
import table from '../../../shared/table/table.module.css';
import styles from '../policies.module.css';

/** /apolices: the policies of the user's clients. */
export function PoliciesPage() {
  const uid = useUid();
  return uid ? <Policies key={uid} uid={uid} /> : <Skeleton lines={4} height="16" />;
}

function Policies({ uid }: { uid: string }) {
  const list = useList(uid, policyNames);
  const view = useView(uid, policyNames.key);
  const { data, error, isLoading, mutate, problem, filter, turnTo } = usePolicyPages(list);
  const isSettled = Boolean(data ?? error ?? problem);
  const empty = (
    <Card>
      {list.isNarrow ? (
        <NoneFound list={list}>
          Nenhuma apólice combina com a busca e os filtros. Apólices vencidas há mais de 6 meses não são
          listadas.
        </NoneFound>
      ) : (
        <NoneAtAll />
      )}
    </Card>
  );
  return (
    <div className={table.list}>
      <FilterBar
        list={list}
        problem={problem}
        isSettled={isSettled}
        sort={
          <SortChoice
            id="policies-sort"
            options={sortsOf(policyColumns)}
            sorting={list.sorting}
            onSort={list.sort}
          />
        }
        actions={
          <>
            <DownloadButton
              url="/InsurancePolicy/export/excel"
              body={filter}
              name={`apolices-${today()}.xlsx`}
            >
              Exportar para Excel
            </DownloadButton>
            <ViewButton view={view} columns={policyColumns} />
          </>
        }
      />
      <StatusTabs
        counts={data?.Counts}
        counted={data?.Counted}
        status={list.filters.situacao}
        onStatus={(situacao) => list.change({ situacao })}
      >
        <TextLink asChild fontSize="sm">
          <Link to={paths.importPolicies}>Importar apólices</Link>
        </TextLink>
      </StatusTabs>
      <ListResults
        nouns={['apólice', 'apólices']}
        data={data}
        error={error}
        isLoading={isLoading}
        problem={problem}
        empty={empty}
        onPage={turnTo}
        onRetry={() => void mutate()}
      >
        {(items) => <PolicyTable items={items} view={view} sorting={list.sorting} onSort={list.sort} />}
      </ListResults>
    </div>
  );
}

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
