import { lazy } from 'react';
import type { RouteObject } from 'react-router-dom';

const GalleryPage = lazy(async () => ({ default: (await import('./GalleryPage')).GalleryPage }));

export const galleryRoutes: RouteObject[] = [{ path: 'componentes', element: <GalleryPage /> }];
