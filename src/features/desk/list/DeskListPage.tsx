import { Fragment, useLayoutEffect, type ReactNode } from 'react';
import { useOutlet, useParams } from 'react-router-dom';
import { Card, EmptyState, Skeleton } from '../../../../renderers/ui';
import { usePageTitle } from '../../../shared/layout/pageTitle';
import { ListResults } from '../../../shared/table/ListResults';
import { NoneFound } from '../../../shared/table/NoneFound';
import { useList } from '../../../shared/table/useList';
import { useView } from '../../../shared/table/useView';
import { useUser } from '../../../shared/user/useUser';
import { QueueFilters } from './QueueFilters';
import { QueueTable } from './QueueTable';
import { QueueTabs } from './QueueTabs';
import { queueNames } from './queueList';
import { useBeside } from './useBeside';
import { useQueuePages } from './useQueuePages';
import styles from './list.module.css';
import table from '../../../shared/table/table.module.css';

/**
 * /executivo: the executive's requests, those that wait for a decision first. On wide windows the open one stands
 * beside the list, under its own address; elsewhere it is a page.
 */
export function DeskListPage() {
  const { user } = useUser();
  const { identifier } = useParams();
  const request = useOutlet();
  const isBeside = useBeside();
  // Keyed, so that another request starts with fresh state.
  if (identifier !== undefined && !isBeside) return <Fragment key={identifier}>{request}</Fragment>;
  const list = user ? (
    <Queue key={user.uid} uid={user.uid} identifier={identifier} />
  ) : (
    <Skeleton lines={8} />
  );
  return (
    <div className={styles.desk} data-beside={identifier !== undefined || undefined}>
      <div className={styles.queue}>{list}</div>
      {identifier === undefined ? <Titled /> : <Pane key={identifier}>{request}</Pane>}
    </div>
  );
}

function Titled() {
  usePageTitle('Solicitações');
  return null;
}

function Pane({ children }: { children: ReactNode }) {
  // Braces: scrollTo may return a promise, which React would take for the cleanup.
  useLayoutEffect(() => {
    window.scrollTo({ top: 0 });
  }, []);
  return <div className={styles.pane}>{children}</div>;
}

function Queue({ uid, identifier }: { uid: string; identifier: string | undefined }) {
  const list = useList(uid, queueNames);
  const view = useView(uid, queueNames.key);
  const { data, error, isLoading, mutate, turnTo } = useQueuePages(list);
  return (
    <div className={table.list}>
      <QueueFilters list={list} view={view} />
      <QueueTabs list={list} counts={data?.Counts} counted={data?.Counted} />
      <ListResults
        nouns={['solicitação', 'solicitações']}
        data={data}
        error={error}
        isLoading={isLoading}
        empty={
          <Card>
            {list.isNarrow ? (
              <NoneFound list={list}>
                Nenhuma solicitação combina com a busca e os filtros. Mude a situação, o produto ou a busca.
              </NoneFound>
            ) : (
              <NothingWaits />
            )}
          </Card>
        }
        onPage={turnTo}
        onRetry={() => void mutate()}
      >
        {(items) => (
          <QueueTable
            items={items}
            asOf={data!.AsOf}
            view={view}
            current={identifier}
            sorting={list.sorting}
            onSort={list.sort}
          />
        )}
      </ListResults>
    </div>
  );
}

const NothingWaits = () => (
  <EmptyState title="Nada espera por você.">
    Quando um cliente pedir uma cotação que precise de análise, ela aparece aqui.
  </EmptyState>
);
