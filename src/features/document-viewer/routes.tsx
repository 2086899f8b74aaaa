import type { RouteObject } from 'react-router-dom';
import { page } from '../../shared/ui/page';
import { documentKinds } from './documents';

const DocumentPage = page(async () => (await import('./DocumentPage')).DocumentPage);

/** The full-page viewers; they stand in a frame without the shell. */
export const documentRoutes: RouteObject[] = documentKinds.map((kind) => ({
  path: kind.path,
  element: <DocumentPage key={kind.path} kind={kind} />,
}));
