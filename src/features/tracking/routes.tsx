import { lazy } from 'react';
import type { RouteObject } from 'react-router-dom';

const TrackingPage = lazy(async () => ({ default: (await import('./TrackingPage')).TrackingPage }));

export const trackingRoutes: RouteObject[] = [{ path: 'status-solicitacao', element: <TrackingPage /> }];
