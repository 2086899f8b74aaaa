import type { RouteObject } from 'react-router-dom';
import { page } from '../../shared/ui/page';

const QuoteArea = page(async () => (await import('./QuoteArea')).QuoteArea);

/** /cotacao and what is under it. */
export const quoteRoutes: RouteObject[] = [{ path: 'cotacao/*', element: <QuoteArea /> }];
