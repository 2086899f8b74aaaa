import { lazy } from 'react';
import type { RouteObject } from 'react-router-dom';

const ImportPage = lazy(async () => ({ default: (await import('./ImportPage')).ImportPage }));

export const importRoutes: RouteObject[] = [{ path: 'importacao-de-apolices', element: <ImportPage /> }];
