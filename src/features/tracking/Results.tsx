import { Link } from 'react-router-dom';
import { Button, Card, EmptyState, LinkButton } from '../../../renderers/ui';
import { paths } from '../../shared/paths';
import { ListResults } from '../../shared/table/ListResults';
import { useSearch } from './api';
import type { FoundPage } from '../../../contract/search';
import { isNarrow, type Filters } from './filters';
import { QuoteCards } from './QuoteCards';
import { useSpokenChanges } from './useSpokenChanges';

const NONE: FoundPage['Items'] = [];

export interface ResultsProps {
  filters: Filters;
  page: number;
  onPage: (page: number) => void;
  onClear: () => void;
}

/** What is found: a page of cards, or why there is none and what to do. */
export function Results({ filters, page, onPage, onClear }: ResultsProps) {
  const { data, error, isLoading, mutate } = useSearch(filters, page);
  useSpokenChanges(data?.Items ?? NONE);
  return (
    <ListResults
      nouns={['solicitação', 'solicitações']}
      data={data}
      error={error}
      isLoading={isLoading}
      empty={<Card>{isNarrow(filters) ? <NoneFound onClear={onClear} /> : <NoneAtAll />}</Card>}
      onPage={onPage}
      onRetry={() => void mutate()}
    >
      {(quotes) => <QuoteCards quotes={quotes} />}
    </ListResults>
  );
}

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

const NoneFound = ({ onClear }: { onClear: () => void }) => (
  <EmptyState
    action={
      <Button kind="secondary" onClick={onClear}>
        Limpar filtros
      </Button>
    }
  >
    Nenhuma solicitação combina com a busca e os filtros. Tente outro período ou menos palavras.
  </EmptyState>
);
