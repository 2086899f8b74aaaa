import { lazy } from 'react';
import type { RouteObject } from 'react-router-dom';

const DeskComplaintsPage = lazy(async () => ({
  default: (await import('./DeskComplaintsPage')).DeskComplaintsPage,
}));
const ComplaintsPage = lazy(async () => ({ default: (await import('./ComplaintsPage')).ComplaintsPage }));

export const complaintRoutes: RouteObject[] = [
  { path: 'reclamacoes-sugestoes', element: <ComplaintsPage /> },
];

/** Under the executive desk. */
export const deskComplaintRoutes: RouteObject[] = [{ path: 'reclamacoes', element: <DeskComplaintsPage /> }];
