import { useState } from 'react';
import { ANY_FLOWS, flowLabels } from '../../../../contract/linkFlows';
import type { LinkState } from '../../../../contract/links';
import { Button, Card, EmptyState, Skeleton } from '../../../../renderers/ui';
import { useUid } from '../../../shared/auth/useSession';
import { usePageTitle } from '../../../shared/layout/pageTitle';
import { ChoiceFilter } from '../../../shared/table/chips';
import { Filters, TextFilter } from '../../../shared/table/Filters';
import { ListResults } from '../../../shared/table/ListResults';
import { NoneFound } from '../../../shared/table/NoneFound';
import { SortChoice, sortsOf } from '../../../shared/table/SortChoice';
import { useList } from '../../../shared/table/useList';
import { usePages } from '../../../shared/table/usePages';
import { useRested } from '../../../shared/table/useRested';
import { useView } from '../../../shared/table/useView';
import { ViewButton } from '../../../shared/table/ViewButton';
import { ViewTabs, type ViewTab } from '../../../shared/table/ViewTabs';
import { LinkTable, linkColumns } from './LinkTable';
import { ALL, filterOf, linkNames, linkStates, stateInAddress, type LinkList } from './linkList';
import { useLinks } from './links';
import { NewLinkDialog } from './NewLinkDialog';
import rows from '../rows.module.css';
import table from '../../../shared/table/table.module.css';

/** /executivo/links: the links by which clients are asked for, and a new one. */
export function LinksPage() {
  usePageTitle('Links para clientes');
  const uid = useUid();
  return uid ? <Links key={uid} uid={uid} /> : <Skeleton lines={8} />;
}

function Links({ uid }: { uid: string }) {
  const list = useList(uid, linkNames);
  const view = useView(uid, linkNames.key);
  const [making, setMaking] = useState(false);
  const { search, turnFrom } = usePages(list, filterOf(list, useRested(list.text)), undefined);
  const { data, error, isLoading, mutate } = useLinks(search);
  const actions = (
    <>
      <Button size="sm" onClick={() => setMaking(true)}>
        Criar link
      </Button>
      <ViewButton view={view} columns={linkColumns} />
    </>
  );
  return (
    <div className={table.list}>
      <Filters label="Links" list={list} sort={<Sort list={list} />} actions={actions}>
        <TextFilter
          id="links-search"
          hint="Cliente, CNPJ ou quem criou"
          value={list.text}
          onChange={list.type}
        />
        <ChoiceFilter
          id="links-flow"
          label="Para"
          all="Todos"
          options={flows}
          value={list.filters.para}
          onChange={(para) => list.change({ para })}
        />
      </Filters>
      <ViewTabs
        label="Situação"
        tabs={tabsOf(data?.Counts)}
        value={list.filters.situacao}
        onChange={(situacao) => list.change({ situacao })}
      />
      <p className={rows.about}>
        Você preenche uma solicitação pelo cliente, sem a senha dele. Cada link vale por 7 dias.
      </p>
      <ListResults
        nouns={['link', 'links']}
        data={data}
        error={error}
        isLoading={isLoading}
        empty={<None list={list} />}
        onPage={turnFrom(undefined)}
        onRetry={() => void mutate()}
      >
        {(links) => <LinkTable links={links} view={view} sorting={list.sorting} onSort={list.sort} />}
      </ListResults>
      {making && <NewLinkDialog onClose={() => setMaking(false)} />}
    </div>
  );
}

const flows = ANY_FLOWS.map((flow) => ({ value: flow, label: flowLabels[flow] }));

const Sort = ({ list }: { list: LinkList }) => (
  <SortChoice id="links-sort" options={sortsOf(linkColumns)} sorting={list.sorting} onSort={list.sort} />
);

const labels: Readonly<Record<LinkState, string>> = {
  active: 'Ativos',
  expired: 'Expirados',
  revoked: 'Revogados',
};

function tabsOf(counts: Readonly<Record<LinkState, number>> | undefined): readonly ViewTab[] {
  const each = linkStates.map((state) => ({
    value: stateInAddress(state),
    label: labels[state],
    many: counts?.[state] ?? null,
  }));
  const all = counts ? linkStates.reduce((sum, state) => sum + counts[state], 0) : null;
  return [...each, { value: ALL, label: 'Todos', many: all }];
}

const None = ({ list }: { list: LinkList }) => (
  <Card>
    {list.isNarrow ? (
      <NoneFound list={list}>
        Nenhum link combina com a busca e os filtros. Mude a situação, para que serve ou a busca.
      </NoneFound>
    ) : (
      <EmptyState title="Nenhum link ativo.">Crie um link para um cliente seu.</EmptyState>
    )}
  </Card>
);
