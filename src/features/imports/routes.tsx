import type { RouteObject } from 'react-router-dom';
import { page } from '../../shared/ui/page';

const ImportPage = page(async () => (await import('./ImportPage')).ImportPage);

export const importRoutes: RouteObject[] = [{ path: 'importacao-de-apolices', element: <ImportPage /> }];
