import type { RouteObject } from 'react-router-dom';
import { page } from '../../shared/ui/page';

const OpportunitiesPage = page(async () => (await import('./OpportunitiesPage')).OpportunitiesPage);

export const opportunityRoutes: RouteObject[] = [{ path: 'oportunidades', element: <OpportunitiesPage /> }];
