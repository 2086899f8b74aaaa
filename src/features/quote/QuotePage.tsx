import { Navigate, useParams } from 'react-router-dom';
import useSWR from 'swr';
import { Skeleton } from '../../../renderers/ui';
import { ApiError } from '../../shared/api/ApiError';
import { read } from '../../shared/api/api';
import { usePageTitle } from '../../shared/layout/pageTitle';
import { paths } from '../../shared/paths';
import { LoadFailure } from '../../shared/products/LoadFailure';
import { quoteUrl } from '../../shared/requests/quote';
import { requestTitle } from '../../shared/requests/places';
import type { Quote } from '../../../contract/quotes';
import { QuoteSteps } from './QuoteSteps';
import { isAwaited } from '../../../contract/statuses/quote';

/** An answer may come while the page is open. */
const REFRESH = 6_000;

/** /cotacao/{identifier} and /cotacao/{identifier}/status: a registered request as the server has it. */
export function QuotePage() {
  const { identifier = '' } = useParams();
  usePageTitle(requestTitle(identifier));
  const { data: quote, error } = useSWR<Quote, unknown>(quoteUrl(identifier), read, {
    refreshInterval: (latest) => (latest && isAwaited(latest.Status) ? REFRESH : 0),
    shouldRetryOnError: false,
  });
  if (!quote && error instanceof ApiError && error.status > 0) {
    return <Navigate to={paths.error(error.status)} replace />;
  }
  if (!quote && error) return <LoadFailure />;
  return quote ? <QuoteSteps key={quote.Identifier} quote={quote} /> : <Skeleton lines={8} />;
}
