import type { RouteObject } from 'react-router-dom';
import { page } from '../../shared/ui/page';

const DraftsPage = page(async () => (await import('./DraftsPage')).DraftsPage);

export const draftRoutes: RouteObject[] = [{ path: 'rascunhos', element: <DraftsPage /> }];
