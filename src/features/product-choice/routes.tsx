import type { RouteObject } from 'react-router-dom';
import { page } from '../../shared/ui/page';

const QuoteArea = page(async () => {
  const { QuoteArea: Area, fetchPage } = await import('./QuoteArea');
  await fetchPage(window.location.pathname);
  return Area;
});

export const quoteRoutes: RouteObject[] = [{ path: 'cotacao/*', element: <QuoteArea /> }];
