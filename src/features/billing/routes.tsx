import type { RouteObject } from 'react-router-dom';
import { page } from '../../shared/ui/page';

const BillingPage = page(async () => (await import('./BillingPage')).BillingPage);

export const billingRoutes: RouteObject[] = [{ path: 'financeiro', element: <BillingPage /> }];
