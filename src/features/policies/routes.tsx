import { lazy } from 'react';
import type { RouteObject } from 'react-router-dom';

const PoliciesPage = lazy(async () => ({ default: (await import('./list/PoliciesPage')).PoliciesPage }));
const PolicyPage = lazy(async () => ({ default: (await import('./details/PolicyPage')).PolicyPage }));

export const policyRoutes: RouteObject[] = [
  { path: 'apolices', element: <PoliciesPage /> },
  { path: 'apolices/:policyIdentifier', element: <PolicyPage /> },
];
