import { lazy } from 'react';
import type { RouteObject } from 'react-router-dom';

/** /produtos while developing, and in builds with VITE_ANALYSTS=1; any other build holds none of it. */
export const analystRoutes: RouteObject[] =
  import.meta.env.DEV || import.meta.env.VITE_ANALYSTS === '1' ? [analystRoute()] : [];

function analystRoute(): RouteObject {
  const Page = lazy(async () => ({ default: (await import('./ProductsPage')).ProductsPage }));
  return { path: 'produtos/:product?', element: <Page /> };
}
