import { lazy } from 'react';
import type { RouteObject } from 'react-router-dom';

const BillingPage = lazy(async () => ({ default: (await import('./BillingPage')).BillingPage }));

export const billingRoutes: RouteObject[] = [{ path: 'financeiro', element: <BillingPage /> }];
