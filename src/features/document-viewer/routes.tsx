import { lazy } from 'react';
import type { RouteObject } from 'react-router-dom';
import { documentKinds } from './documents';

const DocumentPage = lazy(async () => ({ default: (await import('./DocumentPage')).DocumentPage }));

/** The full-page viewers; they stand in a frame without the shell. */
export const documentRoutes: RouteObject[] = documentKinds.map((kind) => ({
  path: kind.path,
  element: <DocumentPage key={kind.path} kind={kind} />,
}));
