import { useLocation, useSearchParams } from 'react-router-dom';
import type { ListFilter } from '../requests';

/** What the desk opens with: the requests that wait for a decision. */
const FIRST_STATUS = 1;
/** In the address, for requests of whatever status. */
const ALL = 'todos';

/** The list's filter, kept in the address: back and forward, and a link to a colleague, show the same list. */
export function useListFilter() {
  const { pathname } = useLocation();
  const [params, setParams] = useSearchParams();
  const status = params.get('status') ?? String(FIRST_STATUS);
  const filter: ListFilter = {
    text: params.get('busca') ?? '',
    status: status === ALL ? undefined : Number(status) || FIRST_STATUS,
    product: params.get('produto') ?? undefined,
    page: Math.max(1, Math.trunc(Number(params.get('pagina'))) || 1),
  };
  /** Any change but of the page begins at the first one. */
  const change = (changes: Partial<ListFilter>) => {
    // What was typed last must not lead back from the page that is opening already.
    if (window.location.pathname !== pathname) return;
    const next = { ...filter, page: 1, ...changes };
    setParams(paramsOf(next), { replace: changes.page === undefined });
  };
  return [filter, change] as const;
}

function paramsOf({ text, status, product, page }: ListFilter): Record<string, string> {
  return {
    ...(status === FIRST_STATUS ? {} : { status: status === undefined ? ALL : String(status) }),
    ...(text && { busca: text }),
    ...(product && { produto: product }),
    ...(page > 1 && { pagina: String(page) }),
  };
}
