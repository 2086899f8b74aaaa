import { useState } from 'react';
import { ANY_FLOWS, flowLabels } from '../../../../contract/linkFlows';
import type { LinkState } from '../../../../contract/links';
import { Button, EmptyState, Skeleton } from '../../../../renderers/ui';
import { useUid } from '../../../shared/auth/useSession';
import { usePageTitle } from '../../../shared/layout/pageTitle';
import { ListFilters } from '../../../shared/table/ListFilters';
import { ListResults } from '../../../shared/table/ListResults';
import { useList } from '../../../shared/table/useList';
import { usePages } from '../../../shared/table/usePages';
import { ViewTabs, type ViewTab } from '../../../shared/table/ViewTabs';
import { LinkTable, linkColumns } from './LinkTable';
import { ALL, filterOf, linkNames, linkStates, stateInAddress } from './linkList';
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
  const { search, found } = usePages(list, filterOf);
  const answer = useLinks(search);
  const [making, setMaking] = useState(false);
  return (
    <div className={table.list}>
      <ListFilters
        label="Links"
        list={list}
        columns={linkColumns}
        hint="Cliente, CNPJ ou quem criou"
        chips={[{ name: 'para', label: 'Para', all: 'Todos', options: flows }]}
        actions={
          <Button size="sm" onClick={() => setMaking(true)}>
            Criar link
          </Button>
        }
      />
      <ViewTabs label="Situação" tabs={tabsOf(answer.data?.Counts)} list={list} name="situacao" />
      <p className={rows.about}>
        Você preenche uma solicitação pelo cliente, sem a senha dele. Cada link vale por 7 dias.
      </p>
      <ListResults
        nouns={['link', 'links']}
        list={list}
        found={found(answer)}
        noneFound="Nenhum link combina com a busca e os filtros. Mude a situação, para que serve ou a busca."
        none={<EmptyState title="Nenhum link ativo.">Crie um link para um cliente seu.</EmptyState>}
      >
        {(links) => <LinkTable links={links} list={list} />}
      </ListResults>
      {making && <NewLinkDialog onClose={() => setMaking(false)} />}
    </div>
  );
}

const flows = ANY_FLOWS.map((flow) => ({ value: flow, label: flowLabels[flow] }));

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
