import { lazy } from 'react';
import type { RouteObject } from 'react-router-dom';

const ComplaintsPage = lazy(async () => ({ default: (await import('./ComplaintsPage')).ComplaintsPage }));

export const complaintRoutes: RouteObject[] = [
  { path: 'reclamacoes-sugestoes', element: <ComplaintsPage /> },
];
