import { Fragment, useEffect, useLayoutEffect, type ReactNode } from 'react';
import { useOutlet, useParams } from 'react-router-dom';
import { EmptyState, Skeleton } from '../../../../renderers/ui';
import { countText } from '../../../../engine/values';
import { usePageTitle } from '../../../shared/layout/pageTitle';
import { ListFilters, withChosen } from '../../../shared/table/ListFilters';
import { ListResults } from '../../../shared/table/ListResults';
import { followed } from '../../../shared/products/entries';
import { useList } from '../../../shared/table/useList';
import { usePages } from '../../../shared/table/usePages';
import { useUser } from '../../../shared/user/useUser';
import { keepFilter } from '../next/keptFilter';
import { useQueue } from './api';
import { queueColumns, QueueTable } from './QueueTable';
import { QueueTabs } from './QueueTabs';
import { filterOf, queueNames } from './queueList';
import { useBeside } from './useBeside';
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
  const { search, filter, found } = usePages(list, filterOf);
  const answer = useQueue(search);
  const { data } = answer;
  const key = JSON.stringify(filter);
  useEffect(() => keepFilter(JSON.parse(key) as typeof filter), [key]);
  return (
    <div className={table.list}>
      <ListFilters
        label="Solicitações"
        list={list}
        columns={queueColumns}
        hint="Número da solicitação, nome ou CPF/CNPJ"
        chips={[
          { name: 'produto', label: 'Produto', all: 'Todos', options: followed() },
          { name: 'responsavel', label: 'Responsável', all: 'Todos', options: holders },
          { name: 'espera', label: 'Espera', all: 'Qualquer', options: agesWith(list.filters.espera) },
        ]}
      />
      <QueueTabs list={list} page={data} />
      <ListResults
        nouns={['solicitação', 'solicitações']}
        list={list}
        found={found(answer)}
        noneFound="Nenhuma solicitação combina com a busca e os filtros. Mude a situação, o produto ou a busca."
        none={<NothingWaits />}
      >
        {(items) => <QueueTable items={items} asOf={data!.AsOf} list={list} current={identifier} />}
      </ListResults>
    </div>
  );
}

const holders = [
  { value: 'minhas', label: 'Minhas' },
  { value: 'livres', label: 'Sem responsável' },
];

const AGES = ['1', '3', '7', '30'];

/** An address may name other days. */
const agesWith = (chosen: string | undefined) =>
  withChosen(AGES, chosen).map((days) => ({ value: days, label: `Há mais de ${countText(days, 'dias')}` }));

const NothingWaits = () => (
  <EmptyState title="Nada espera por você.">
    Quando um cliente pedir uma cotação que precise de análise, ela aparece aqui.
  </EmptyState>
);
