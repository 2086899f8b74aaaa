import type { RouteObject } from 'react-router-dom';
import { page } from '../../shared/ui/page';

const VerificationPage = page(async () => (await import('./VerificationPage')).VerificationPage);

export const verificationRoutes: RouteObject[] = [{ path: 'verificar', element: <VerificationPage /> }];
