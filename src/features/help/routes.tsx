import type { RouteObject } from 'react-router-dom';
import { page } from '../../shared/ui/page';

const HelpPage = page(async () => (await import('./HelpPage')).HelpPage);

export const helpRoutes: RouteObject[] = [{ path: 'ajuda', element: <HelpPage /> }];
