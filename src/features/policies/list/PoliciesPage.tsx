import { Link } from 'react-router-dom';
import { addMonths, firstOfMonth, monthText } from '../../../../engine/values';
import { EmptyState, LinkButton, Skeleton } from '../../../../renderers/ui';
import { today } from '../../../shared/config/serverClock';
import { DownloadButton } from '../../../shared/download/DownloadButton';
import { quoted } from '../../../shared/products/entries';
import { paths } from '../../../shared/paths';
import { ListFilters, withChosen, type Chip } from '../../../shared/table/ListFilters';
import { ListResults } from '../../../shared/table/ListResults';
import { useInsurerChip } from '../../../shared/table/useInsurerChip';
import { useList } from '../../../shared/table/useList';
import { usePages } from '../../../shared/table/usePages';
import { useUid } from '../../../shared/auth/useSession';
import { useUser } from '../../../shared/user/useUser';
import { usePolicies } from '../api';
import { PolicyTable, policyColumns } from './PolicyTable';
import { StatusTabs } from './StatusTabs';
import { filterOf, policyNames } from './policyFilter';
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
  const { search, filter, problem, found } = usePages(list, filterOf);
  const answer = usePolicies(search);
  const { data, error } = answer;
  const { seguradora, termina } = list.filters;
  return (
    <div className={table.list}>
      <ListFilters
        label="Apólices"
        list={list}
        columns={policyColumns}
        hint="Número da apólice, nome ou CPF/CNPJ"
        chips={[
          // Asked for after the list, so as not to delay it.
          useInsurerChip(seguradora, Boolean(data ?? error ?? problem)),
          { name: 'produto', label: 'Produto', all: 'Todos', options: quoted() },
          endChip(termina),
          { from: 'de', to: 'ate', label: 'Emitidas', problem },
        ]}
        actions={
          <DownloadButton url="/InsurancePolicy/export/excel" body={filter} name={`apolices-${today()}.xlsx`}>
            Exportar para Excel
          </DownloadButton>
        }
      />
      <StatusTabs list={list} page={data}>
        <TextLink asChild fontSize="sm">
          <Link to={paths.importPolicies}>Importar apólices</Link>
        </TextLink>
      </StatusTabs>
      <ListResults
        nouns={['apólice', 'apólices']}
        list={list}
        found={found(answer)}
        noneFound="Nenhuma apólice combina com a busca e os filtros. Apólices vencidas há mais de 6 meses não são listadas."
        none={<NoneAtAll />}
      >
        {(items) => <PolicyTable items={items} list={list} />}
      </ListResults>
    </div>
  );
}

const MONTHS = 12;

function endChip(chosen: string | undefined): Chip<'termina'> {
  const first = firstOfMonth(today());
  const ahead = Array.from({ length: MONTHS }, (_, at) => addMonths(first, at).slice(0, 7));
  const options = withChosen(ahead, chosen)
    .toSorted()
    .map((month) => ({ value: month, label: monthText(month) }));
  return { name: 'termina', label: 'Fim da vigência', all: 'Qualquer mês', options };
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
