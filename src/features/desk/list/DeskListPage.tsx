import { Card, EmptyState, Skeleton } from '../../../../renderers/ui';
import { usePageTitle } from '../../../shared/layout/pageTitle';
import { ListResults } from '../../../shared/table/ListResults';
import { NoneFound } from '../../../shared/table/NoneFound';
import { TableCard } from '../../../shared/table/TableCard';
import { useList } from '../../../shared/table/useList';
import { useUser } from '../../../shared/user/useUser';
import { DeskNav } from '../DeskNav';
import { SavedFilters } from '../filters/SavedFilters';
import { QueueFilters } from './QueueFilters';
import { queueNames } from './queueList';
import { QueueTable } from './QueueTable';
import { useQueuePages } from './useQueuePages';
import pageStyles from '../../../shared/ui/page.module.css';

/** /executivo: the requests that the executive looks after, those that wait for a decision first. */
export function DeskListPage() {
  usePageTitle('Solicitações');
  const { user } = useUser();
  return (
    <div className={pageStyles.stack}>
      <DeskNav />
      {user ? <Queue key={user.uid} uid={user.uid} /> : <Skeleton lines={8} />}
    </div>
  );
}

function Queue({ uid }: { uid: string }) {
  const list = useList(uid, queueNames);
  const { data, error, isLoading, mutate, turnTo } = useQueuePages(list);
  return (
    <>
      <SavedFilters list={list} />
      <QueueFilters list={list} counts={data?.Counts} />
      <ListResults
        nouns={['solicitação', 'solicitações']}
        data={data}
        error={error}
        isLoading={isLoading}
        empty={
          <Card>
            {list.isNarrow ? (
              <NoneFound onClear={list.clear}>
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
          <TableCard>
            <QueueTable items={items} asOf={data!.AsOf} sorting={list.sorting} onSort={list.sort} />
          </TableCard>
        )}
      </ListResults>
    </>
  );
}

const NothingWaits = () => (
  <EmptyState title="Nada espera por você.">
    Quando um cliente pedir uma cotação que precise de análise, ela aparece aqui.
  </EmptyState>
);
