import type { RouteObject } from 'react-router-dom';
import { page } from '../../shared/ui/page';

const PoliciesPage = page(async () => (await import('./list/PoliciesPage')).PoliciesPage);
const PolicyPage = page(async () => (await import('./details/PolicyPage')).PolicyPage);

export const policyRoutes: RouteObject[] = [
  { path: 'apolices', element: <PoliciesPage /> },
  { path: 'apolices/:policyIdentifier', element: <PolicyPage /> },
];
