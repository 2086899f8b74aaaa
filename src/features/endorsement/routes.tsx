import type { RouteObject } from 'react-router-dom';
import { page } from '../../shared/ui/page';

const EndorsementArea = page(async () => (await import('./EndorsementArea')).EndorsementArea);

/** /endossos and what is under it. */
export const endorsementRoutes: RouteObject[] = [{ path: 'endossos/*', element: <EndorsementArea /> }];
