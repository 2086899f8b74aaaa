import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Opportunity } from '../../../contract/opportunities';
import type { LoggedUser } from '../../../contract/people';
import { Card, EmptyState, Skeleton } from '../../../renderers/ui';
import { paths } from '../../shared/paths';
import { products } from '../../shared/products/entries';
import { ChoiceFilter } from '../../shared/table/chips';
import { Filters } from '../../shared/table/Filters';
import { CopyNumbers } from '../../shared/table/CopyNumbers';
import { ListTable } from '../../shared/table/ListTable';
import { ListResults } from '../../shared/table/ListResults';
import { NoneFound } from '../../shared/table/NoneFound';
import { useView } from '../../shared/table/useView';
import { ViewButton } from '../../shared/table/ViewButton';
import { ViewTabs } from '../../shared/table/ViewTabs';
import { useList, type List } from '../../shared/table/useList';
import { useUser } from '../../shared/user/useUser';
import { useOpportunities } from './api';
import { columns } from './columns';
import table from '../../shared/table/table.module.css';
import styles from './opportunities.module.css';

const LEAD = 'lead';
const kinds = [
  { value: undefined, label: 'Apólices perto do fim' },
  { value: LEAD, label: 'Contatos pedidos' },
];
const ends = ['30', '60', '90'].map((value) => ({ value, label: `Em até ${value} dias` }));

const names = {
  key: 'opportunitiesFilter',
  filters: {
    tipo: (value: string) => value === LEAD,
    produto: (value: string) => products().some((product) => product.value === value),
    dias: (value: string) => ends.some((end) => end.value === value),
  },
  sorts: ['fim'],
  sorting: { by: 'fim', descending: false },
};
type Names = keyof (typeof names)['filters'];

const forCustomers =
  'Renove antes do fim da vigência: diga que tem interesse e o seu executivo entra em contato, ou refaça o pedido com os dados da apólice.';
const forExecutives =
  'Apólices dos seus clientes que terminam em breve, com quem já avisou que quer renovar.';

/** /oportunidades: policies near their end, and what somebody wants to be called about (decision 42). */
export function OpportunitiesPage() {
  const { user } = useUser();
  return user ? <Opportunities key={user.uid} user={user} /> : <Skeleton lines={6} />;
}

function Opportunities({ user: { uid, isExecutive } }: { user: LoggedUser }) {
  const list = useList<Names>(uid, names);
  const view = useView(uid, names.key);
  const navigate = useNavigate();
  const { data, error, isLoading, mutate } = useOpportunities(list.filters, list.page);
  const isLead = list.filters.tipo === LEAD;
  return (
    <div className={table.list}>
      <p className={styles.lead}>{isExecutive ? forExecutives : forCustomers}</p>
      <OpportunityFilters
        list={list}
        isLead={isLead}
        actions={<ViewButton view={view} columns={columns(isLead, isExecutive, () => undefined)} />}
      />
      <ViewTabs
        label="Tipo"
        tabs={kinds}
        value={isLead ? LEAD : undefined}
        onChange={(tipo) => list.change({ tipo })}
      />
      <ListResults
        nouns={['oportunidade', 'oportunidades']}
        data={data}
        error={error}
        isLoading={isLoading}
        empty={<Empty list={list} isLead={isLead} />}
        onPage={list.turnTo}
        onRetry={() => void mutate()}
      >
        {(items) => (
          <ListTable
            caption="Oportunidades"
            view={view}
            columns={columns(items[0]?.Kind === LEAD, isExecutive, () => void mutate())}
            rows={items}
            rowKey={({ Code }: Opportunity) => Code}
            onOpen={items[0]?.Kind === LEAD ? undefined : ({ Code }) => void navigate(paths.policy(Code))}
            many={many}
          />
        )}
      </ListResults>
    </div>
  );
}

const many = {
  name: ({ Code }: Opportunity) => Code,
  nouns: ['oportunidade', 'oportunidades'] as const,
  Actions: ({ rows }: { rows: readonly Opportunity[] }) => (
    <CopyNumbers numbers={rows.map(({ Code }) => Code)} />
  ),
};

interface OpportunityFiltersProps {
  readonly list: List<Names>;
  readonly isLead: boolean;
  readonly actions: ReactNode;
}

function OpportunityFilters({ list, isLead, actions }: OpportunityFiltersProps) {
  const { filters, change } = list;
  return (
    <Filters label="Oportunidades" list={list} actions={actions}>
      <ChoiceFilter
        id="opportunity-product"
        label="Produto"
        all="Todos"
        options={products()}
        value={filters.produto}
        onChange={(produto) => change({ produto })}
      />
      {!isLead && (
        <ChoiceFilter
          id="opportunity-within"
          label="Fim da vigência"
          all="Em até 90 dias"
          options={ends}
          value={filters.dias}
          onChange={(dias) => change({ dias })}
        />
      )}
    </Filters>
  );
}

function Empty({ list, isLead }: { list: List<Names>; isLead: boolean }) {
  const { filters } = list;
  const isNarrow = filters.produto !== undefined || filters.dias !== undefined;
  const words = isLead
    ? 'Você ainda não pediu que entrássemos em contato sobre um produto.'
    : 'Nenhuma apólice termina neste prazo. Avisamos aqui quando uma estiver perto do fim.';
  return (
    <Card>{isNarrow ? <NoneFound list={list}>{words}</NoneFound> : <EmptyState>{words}</EmptyState>}</Card>
  );
}
