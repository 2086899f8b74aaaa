import { lazy } from 'react';
import type { RouteObject } from 'react-router-dom';

/** /componentes, in development only: the production bundle holds none of it. */
export const galleryRoutes: RouteObject[] = import.meta.env.DEV ? [galleryRoute()] : [];

function galleryRoute(): RouteObject {
  const Page = lazy(async () => ({ default: (await import('./GalleryPage')).GalleryPage }));
  return { path: 'componentes', element: <Page /> };
}
