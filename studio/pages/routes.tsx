import type { RouteObject } from 'react-router-dom';
import { page } from '../../src/shared/ui/page';

const AnalystPages = page(async () => {
  const { AnalystPages: Pages, fetchPage } = await import('./AnalystPages');
  await fetchPage(window.location.pathname);
  return Pages;
});

export const analystRoutes: RouteObject[] = [{ path: 'produtos/*', element: <AnalystPages /> }];
