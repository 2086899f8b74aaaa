import type { RouteObject } from 'react-router-dom';
import { page } from '../../shared/ui/page';

const TermsPage = page(async () => (await import('./TermsPage')).TermsPage);
const PublicTermsPage = page(async () => (await import('./PublicTermsPage')).PublicTermsPage);

export const termsRoutes: RouteObject[] = [{ path: 'termos-de-uso', element: <TermsPage /> }];

export const publicTermsRoutes: RouteObject[] = [
  { path: 'terms-and-conditions', element: <PublicTermsPage /> },
];
