import type { RouteObject } from 'react-router-dom';
import { page } from '../../shared/ui/page';

const EndorsementArea = page(async () => {
  const { EndorsementArea: Area, fetchPage } = await import('./EndorsementArea');
  await fetchPage(window.location.pathname);
  return Area;
});

export const endorsementRoutes: RouteObject[] = [{ path: 'endossos/*', element: <EndorsementArea /> }];
