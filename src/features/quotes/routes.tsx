import { lazy } from 'react';
import type { RouteObject } from 'react-router-dom';
import { NotYet } from '../errors/NotYet';
import { paths } from '../../shared/paths';

const ProductSelectionPage = lazy(async () => ({
  default: (await import('./ProductSelectionPage')).ProductSelectionPage,
}));

const elsewhere = { label: 'Escolher outro produto', to: paths.request };

/** /cotacao and what is under it. */
export const quoteRoutes: RouteObject[] = [
  { path: 'cotacao', element: <ProductSelectionPage /> },
  {
    path: 'cotacao/*',
    element: <NotYet text="Esta solicitação ainda não pode ser feita pelo portal." back={elsewhere} />,
  },
];
