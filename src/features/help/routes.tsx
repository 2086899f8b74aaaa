import { lazy } from 'react';
import type { RouteObject } from 'react-router-dom';

const HelpPage = lazy(async () => ({ default: (await import('./HelpPage')).HelpPage }));

export const helpRoutes: RouteObject[] = [{ path: 'ajuda', element: <HelpPage /> }];
