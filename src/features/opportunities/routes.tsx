import { lazy } from 'react';
import type { RouteObject } from 'react-router-dom';

const OpportunitiesPage = lazy(async () => ({
  default: (await import('./OpportunitiesPage')).OpportunitiesPage,
}));

export const opportunityRoutes: RouteObject[] = [{ path: 'oportunidades', element: <OpportunitiesPage /> }];
