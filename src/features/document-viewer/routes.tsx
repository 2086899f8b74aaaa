import type { RouteObject } from 'react-router-dom';
import { page } from '../../shared/ui/page';
import { documentPaths } from './documentPaths';

const DocumentPage = page(async () => (await import('./DocumentPage')).DocumentPage);

export const documentRoutes: RouteObject[] = documentPaths.map((path) => ({
  path,
  element: <DocumentPage key={path} path={path} />,
}));
