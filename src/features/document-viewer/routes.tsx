import type { RouteObject } from 'react-router-dom';
import { page } from '../../shared/ui/page';
import { documentPaths } from './documentPaths';

const DocumentPage = page(async () => (await import('./DocumentPage')).DocumentPage);

/** The full-page viewers; they stand in a frame without the shell. */
export const documentRoutes: RouteObject[] = documentPaths.map((path) => ({
  path,
  element: <DocumentPage key={path} path={path} />,
}));
