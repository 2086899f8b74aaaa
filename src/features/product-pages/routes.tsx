import type { RouteObject } from 'react-router-dom';
import { page } from '../../shared/ui/page';
import { productPages } from '../../shared/paths';

const ProductPage = page(async () => (await import('./ProductPage')).ProductPage);

/** Keyed by path, so that a page never shows another's words while loading. */
export const productRoutes: RouteObject[] = productPages.map((path) => {
  const slug = path.slice(1);
  return { path: slug, element: <ProductPage key={slug} slug={slug} /> };
});
