import type { RouteObject } from 'react-router-dom';
import { page } from '../../shared/ui/page';

const TrackingPage = page(async () => (await import('./TrackingPage')).TrackingPage);

export const trackingRoutes: RouteObject[] = [{ path: 'status-solicitacao', element: <TrackingPage /> }];
