import type { RouteObject } from 'react-router-dom';
import { page } from '../../shared/ui/page';

const ComplaintsPage = page(async () => (await import('./ComplaintsPage')).ComplaintsPage);

export const complaintRoutes: RouteObject[] = [
  { path: 'reclamacoes-sugestoes', element: <ComplaintsPage /> },
];
