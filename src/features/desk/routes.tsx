import type { RouteObject } from 'react-router-dom';
import { page } from '../../shared/ui/page';

const DeskPages = page(async () => {
  const { DeskPages: Pages, fetchPage } = await import('./DeskPages');
  await fetchPage(window.location.pathname);
  return Pages;
});

/** The executive desk (decision 46): its addresses are those that 'Acompanhar Solicitação' leads to. */
export const deskRoutes: RouteObject[] = [{ path: 'executivo/*', element: <DeskPages /> }];
