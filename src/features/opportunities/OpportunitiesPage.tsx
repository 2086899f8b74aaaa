import type { Opportunity } from '../../../contract/opportunities';
import type { LoggedUser } from '../../../contract/people';
import { Card, EmptyState, Skeleton, Table } from '../../../renderers/ui';
import { products } from '../../shared/products/entries';
import { ChoiceFilter, Filters, Third } from '../../shared/table/Filters';
import { ListResults } from '../../shared/table/ListResults';
import { NoneFound } from '../../shared/table/NoneFound';
import { TableCard } from '../../shared/table/TableCard';
import { useList, type List } from '../../shared/table/useList';
import { useUser } from '../../shared/user/useUser';
import { useOpportunities } from './api';
import { columns } from './columns';
import styles from './opportunities.module.css';

const kinds = [
  { value: 'renewal', label: 'Apólices perto do fim' },
  { value: 'lead', label: 'Contatos pedidos' },
];
const ends = ['30', '60', '90'].map((value) => ({ value, label: `Em até ${value} dias` }));

const names = {
  key: 'opportunitiesFilter',
  filters: {
    tipo: (value: string) => kinds.some((kind) => kind.value === value),
    produto: (value: string) => products.some((product) => product.value === value),
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
  const { data, error, isLoading, mutate } = useOpportunities(list.filters, list.page);
  const isLead = list.filters.tipo === 'lead';
  return (
    <div className={styles.page}>
      <p className={styles.lead}>{isExecutive ? forExecutives : forCustomers}</p>
      <OpportunityFilters list={list} isLead={isLead} />
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
          <TableCard>
            <Table
              caption="Oportunidades"
              columns={columns(items[0]?.Kind === 'lead', isExecutive, () => void mutate())}
              rows={items}
              rowKey={({ Code }: Opportunity) => Code}
              cards="dense"
            />
          </TableCard>
        )}
      </ListResults>
    </div>
  );
}

function OpportunityFilters({ list, isLead }: { list: List<Names>; isLead: boolean }) {
  const { filters, change } = list;
  return (
    <Filters label="Oportunidades" list={list}>
      <Third>
        <ChoiceFilter
          id="opportunity-kind"
          label="Tipo"
          all="Apólices perto do fim"
          options={kinds}
          value={filters.tipo}
          onChange={(tipo) => change({ tipo })}
        />
      </Third>
      <Third>
        <ChoiceFilter
          id="opportunity-product"
          label="Produto"
          all="Todos"
          options={products}
          value={filters.produto}
          onChange={(produto) => change({ produto })}
        />
      </Third>
      {!isLead && (
        <Third>
          <ChoiceFilter
            id="opportunity-within"
            label="Fim da vigência"
            all="Em até 90 dias"
            options={ends}
            value={filters.dias}
            onChange={(dias) => change({ dias })}
          />
        </Third>
      )}
    </Filters>
  );
}

function Empty({ list, isLead }: { list: List<Names>; isLead: boolean }) {
  const { filters, clear } = list;
  const isNarrow = filters.produto !== undefined || filters.dias !== undefined;
  const words = isLead
    ? 'Você ainda não pediu que entrássemos em contato sobre um produto.'
    : 'Nenhuma apólice termina neste prazo. Avisamos aqui quando uma estiver perto do fim.';
  return (
    <Card>
      {isNarrow ? <NoneFound onClear={clear}>{words}</NoneFound> : <EmptyState>{words}</EmptyState>}
    </Card>
  );
}
