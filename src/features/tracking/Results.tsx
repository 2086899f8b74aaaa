import { chakra } from '@chakra-ui/react';
import { useEffect, useEffectEvent } from 'react';
import { Link } from 'react-router-dom';
import { Alert, Button, Card, EmptyState, LinkButton, Pager, Skeleton } from '../../../renderers/ui';
import { describeError } from '../../shared/api/describeError';
import { paths } from '../../shared/paths';
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
  useExistingPage(data, onPage);
  if (error) return <Failed error={error} onRetry={() => void mutate()} />;
  if (!data) return <Skeleton lines={4} height="32" label="Carregando solicitações…" />;
  if (data.Total === 0) {
    return <Card>{isNarrow(filters) ? <NoneFound onClear={onClear} /> : <NoneAtAll />}</Card>;
  }
  return (
    <chakra.section aria-labelledby="found" aria-busy={isLoading} display="grid" gap="4">
      <chakra.h2 id="found" fontSize="sm" fontWeight="medium" color="muted" className="ui-figures">
        <span aria-live="polite">{data.Total === 1 ? '1 solicitação' : `${data.Total} solicitações`}</span>
      </chakra.h2>
      <QuoteCards quotes={data.Items} />
      <Pager
        label="Páginas de solicitações"
        page={data.Page}
        pageSize={data.PageSize}
        total={data.Total}
        onPage={onPage}
      />
    </chakra.section>
  );
}

/** Fewer are found than were: the page that was remembered may be gone. */
function useExistingPage(data: FoundPage | undefined, onPage: (page: number) => void) {
  const leave = useEffectEvent(onPage);
  useEffect(() => {
    if (data && data.Total > 0 && data.Items.length === 0) leave(Math.ceil(data.Total / data.PageSize));
  }, [data]);
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

function Failed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { title, message } = describeError(error);
  return (
    <chakra.div display="grid" gap="4" justifyItems="start">
      <chakra.div w="full">
        <Alert tone="danger" live title={title}>
          <p>{message}</p>
        </Alert>
      </chakra.div>
      <Button kind="secondary" onClick={onRetry}>
        Tentar novamente
      </Button>
    </chakra.div>
  );
}
