import { lazy } from 'react';
import type { RouteObject } from 'react-router-dom';

const TermsPage = lazy(async () => ({ default: (await import('./TermsPage')).TermsPage }));
const PublicTermsPage = lazy(async () => ({ default: (await import('./PublicTermsPage')).PublicTermsPage }));

export const termsRoutes: RouteObject[] = [{ path: 'termos-de-uso', element: <TermsPage /> }];

export const publicTermsRoutes: RouteObject[] = [
  { path: 'terms-and-conditions', element: <PublicTermsPage /> },
];
