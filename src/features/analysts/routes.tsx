import type { RouteObject } from 'react-router-dom';
import { page } from '../../shared/ui/page';

const ProductsPage = page(async () => (await import('./ProductsPage')).ProductsPage);
const ImpactPage = page(async () => (await import('./impact/ImpactPage')).ImpactPage);

/** The analysts' pages, inside the frame that says who may see them. */
export const analystRoutes: RouteObject[] = [
  { path: 'produtos/rascunhos/:draft/:product/impacto', element: <ImpactPage /> },
  { path: 'produtos/:product?', element: <ProductsPage /> },
];
