import type { RouteObject } from 'react-router-dom';
import { page } from '../../shared/ui/page';
import { productPages } from '../../shared/paths';

const ProductPage = page(async () => (await import('./ProductPage')).ProductPage);

/** The eight product pages, each keyed so that one does not show the other's words while it loads. */
export const productRoutes: RouteObject[] = productPages.map((path) => {
  const slug = path.slice(1);
  return { path: slug, element: <ProductPage key={slug} slug={slug} /> };
});
