import { Link } from 'react-router-dom';
import type { TrackingPage as Page } from '../../../contract/search';
import { dayText } from '../../../engine/values';
import { EmptyState, LinkButton, Skeleton } from '../../../renderers/ui';
import { today } from '../../shared/config/serverClock';
import { DownloadButton } from '../../shared/download/DownloadButton';
import { followed } from '../../shared/products/entries';
import { paths } from '../../shared/paths';
import { ListFilters, type Chip } from '../../shared/table/ListFilters';
import { ListResults } from '../../shared/table/ListResults';
import { useList } from '../../shared/table/useList';
import { usePages } from '../../shared/table/usePages';
import { TextLink } from '../../shared/ui/TextLink';
import { useUser } from '../../shared/user/useUser';
import { useBatches, useTracked } from './api';
import { BatchNote } from './BatchNote';
import { JustDoneNote } from './JustDoneNote';
import { RequestTable, requestColumns } from './RequestTable';
import { StatusTabs } from './StatusTabs';
import { filterOf, trackingNames, type TrackingFilterName } from './trackingFilter';
import { useSpokenChanges } from './useSpokenChanges';
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
  const { search, filter, problem, found } = usePages(list, filterOf);
  const answer = useTracked(search);
  const { data } = answer;
  useSpokenChanges(data?.Items ?? NONE);
  return (
    <div className={table.list}>
      <ListFilters
        label="Solicitações"
        list={list}
        columns={requestColumns}
        hint="Número da solicitação, nome, CPF/CNPJ, edital, contrato ou processo"
        chips={[
          { name: 'produto', label: 'Produto', all: 'Todos', options: followed() },
          { from: 'de', to: 'ate', label: 'Solicitadas', problem },
          ...useBatchChips(),
        ]}
        actions={
          <DownloadButton url="/quotes/export/excel" body={filter} name={`solicitacoes-${today()}.xlsx`}>
            Exportar para Excel
          </DownloadButton>
        }
      />
      <StatusTabs list={list} page={data}>
        <Ways />
      </StatusTabs>
      {list.filters.planilha && <BatchNote id={list.filters.planilha} />}
      <JustDoneNote items={data?.Items} isNarrow={list.isNarrow} onClear={list.clear} />
      <ListResults
        nouns={['solicitação', 'solicitações']}
        list={list}
        found={found(answer)}
        noneFound="Nenhuma solicitação combina com a busca e os filtros. Tente outro período ou menos palavras."
        none={<NoneAtAll />}
      >
        {(items) => <RequestTable items={items} list={list} />}
      </ListResults>
    </div>
  );
}

/** Last of the chips, as it comes when it is known that there are any. */
function useBatchChips(): readonly Chip<TrackingFilterName>[] {
  const { data: batches = [] } = useBatches();
  const options = batches.map(({ Id, Name, CreatedAt }) => ({
    value: Id,
    label: `${Name}, ${dayText(CreatedAt)}`,
  }));
  return options.length > 0 ? [{ name: 'planilha', label: 'Planilha', all: 'Todas', options }] : [];
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
