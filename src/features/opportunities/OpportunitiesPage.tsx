import { useNavigate } from 'react-router-dom';
import type { Opportunity } from '../../../contract/opportunities';
import type { LoggedUser } from '../../../contract/people';
import { EmptyState, Skeleton } from '../../../renderers/ui';
import { paths } from '../../shared/paths';
import { products } from '../../shared/products/entries';
import { ListFilters, type Chip } from '../../shared/table/ListFilters';
import { CopyNumbers } from '../../shared/table/CopyNumbers';
import { ListTable } from '../../shared/table/ListTable';
import { ListResults } from '../../shared/table/ListResults';
import { ViewTabs } from '../../shared/table/ViewTabs';
import { useList } from '../../shared/table/useList';
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
  const navigate = useNavigate();
  const answer = useOpportunities(list.filters, list.page);
  const { tipo, produto, dias } = list.filters;
  const isLead = tipo === LEAD;
  const nothing = isLead
    ? 'Você ainda não pediu que entrássemos em contato sobre um produto.'
    : 'Nenhuma apólice termina neste prazo. Avisamos aqui quando uma estiver perto do fim.';
  return (
    <div className={table.list}>
      <p className={styles.lead}>{isExecutive ? forExecutives : forCustomers}</p>
      <ListFilters
        label="Oportunidades"
        list={list}
        columns={columns(isLead, isExecutive, () => undefined)}
        chips={[productChip(), ...(isLead ? [] : [endChip])]}
      />
      <ViewTabs label="Tipo" tabs={kinds} list={list} name="tipo" />
      <ListResults
        nouns={['oportunidade', 'oportunidades']}
        list={{ ...list, isNarrow: (produto ?? dias) !== undefined }}
        found={{ ...answer, onPage: list.turnTo }}
        noneFound={nothing}
        none={<EmptyState>{nothing}</EmptyState>}
      >
        {(items) => (
          <ListTable
            caption="Oportunidades"
            list={list}
            columns={columns(items[0]?.Kind === LEAD, isExecutive, () => void answer.mutate())}
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

const productChip = (): Chip<Names> => ({
  name: 'produto',
  label: 'Produto',
  all: 'Todos',
  options: products(),
});
const endChip: Chip<Names> = { name: 'dias', label: 'Fim da vigência', all: 'Em até 90 dias', options: ends };

const many = {
  name: ({ Code }: Opportunity) => Code,
  nouns: ['oportunidade', 'oportunidades'] as const,
  Actions: ({ rows }: { rows: readonly Opportunity[] }) => (
    <CopyNumbers numbers={rows.map(({ Code }) => Code)} />
  ),
};
