import { Link } from 'react-router-dom';
import type { TrackingPage as Page } from '../../../contract/search';
import { Card, EmptyState, LinkButton, Skeleton } from '../../../renderers/ui';
import { today } from '../../shared/config/serverClock';
import { DownloadButton } from '../../shared/download/DownloadButton';
import { paths } from '../../shared/paths';
import { ListResults } from '../../shared/table/ListResults';
import { SortChoice, sortsOf } from '../../shared/table/SortChoice';
import { useView } from '../../shared/table/useView';
import { ViewButton } from '../../shared/table/ViewButton';
import { useList } from '../../shared/table/useList';
import { TextLink } from '../../shared/ui/TextLink';
import { useUser } from '../../shared/user/useUser';
import { NoneFound } from '../../shared/table/NoneFound';
import { BatchNote } from './BatchNote';
import { FilterBar } from './FilterBar';
import { JustDoneNote } from './JustDoneNote';
import { RequestTable, requestColumns } from './RequestTable';
import { StatusTabs } from './StatusTabs';
import { trackingNames } from './trackingFilter';
import { useSpokenChanges } from './useSpokenChanges';
import { useTrackingPages } from './useTrackingPages';
import table from '../../shared/table/table.module.css';
import styles from './tracking.module.css';

const NONE: Page['Items'] = [];

/** /status-solicitacao: all requests of the user's clients, as they are now. */
export function TrackingPage() {
  const { user } = useUser();
  return user ? <Tracking key={user.uid} uid={user.uid} /> : <Skeleton lines={4} height="16" />;
}

function Tracking({ uid }: { uid: string }) {
  const list = useList(uid, trackingNames);
  const view = useView(uid, trackingNames.key);
  const { data, error, isLoading, mutate, problem, filter, turnTo } = useTrackingPages(list);
  useSpokenChanges(data?.Items ?? NONE);
  return (
    <div className={table.list}>
      <FilterBar
        list={list}
        problem={problem}
        sort={
          <SortChoice
            id="tracking-sort"
            options={sortsOf(requestColumns)}
            sorting={list.sorting}
            onSort={list.sort}
          />
        }
        actions={
          <>
            <DownloadButton url="/quotes/export/excel" body={filter} name={`solicitacoes-${today()}.xlsx`}>
              Exportar para Excel
            </DownloadButton>
            <ViewButton view={view} columns={requestColumns} />
          </>
        }
      />
      <StatusTabs
        counts={data?.Counts}
        counted={data?.Counted}
        status={list.filters.situacao}
        onStatus={(situacao) => list.change({ situacao })}
      >
        <Ways />
      </StatusTabs>
      {list.filters.planilha && <BatchNote id={list.filters.planilha} />}
      <JustDoneNote items={data?.Items} isNarrow={list.isNarrow} onClear={list.clear} />
      <ListResults
        nouns={['solicitação', 'solicitações']}
        data={data}
        error={error}
        isLoading={isLoading}
        problem={problem}
        empty={
          <Card>
            {list.isNarrow ? (
              <NoneFound list={list}>
                Nenhuma solicitação combina com a busca e os filtros. Tente outro período ou menos palavras.
              </NoneFound>
            ) : (
              <NoneAtAll />
            )}
          </Card>
        }
        onPage={turnTo}
        onRetry={() => void mutate()}
      >
        {(items) => <RequestTable items={items} view={view} sorting={list.sorting} onSort={list.sort} />}
      </ListResults>
    </div>
  );
}

const Ways = () => (
  <div className={styles.beside} data-print="none">
    <TextLink asChild fontSize="sm">
      <Link to={paths.drafts}>Rascunhos e modelos</Link>
    </TextLink>
    <TextLink asChild fontSize="sm">
      <Link to={paths.helpRequestStatus} aria-label="Ajuda: como acompanhar o status da solicitação">
        Ajuda
      </Link>
    </TextLink>
  </div>
);

const NoneAtAll = () => (
  <EmptyState
    action={
      <LinkButton asChild>
        <Link to={paths.request}>Solicitar apólice</Link>
      </LinkButton>
    }
  >
    Você ainda não fez nenhuma solicitação. Escolha um produto e peça a primeira cotação.
  </EmptyState>
);
