import type { RouteObject } from 'react-router-dom';
import { page } from '../../shared/ui/page';

const SharedPage = page(async () => (await import('./SharedPage')).SharedPage);

export const sharedRoutes: RouteObject[] = [{ path: 'compartilhado', element: <SharedPage /> }];
