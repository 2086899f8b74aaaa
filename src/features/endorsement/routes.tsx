import { lazy } from 'react';
import type { RouteObject } from 'react-router-dom';
import { changeFlow, FlowContext } from '../../shared/requests/flow';

const EndorsementPage = lazy(async () => ({ default: (await import('./EndorsementPage')).EndorsementPage }));
const ConfirmationPage = lazy(async () => ({
  default: (await import('../wizard/ConfirmationPage')).ConfirmationPage,
}));
const QuotePage = lazy(async () => ({ default: (await import('../quote/QuotePage')).QuotePage }));
const DetailsPage = lazy(async () => ({ default: (await import('./DetailsPage')).DetailsPage }));

const pages = [
  { path: 'endossos', element: <EndorsementPage /> },
  { path: 'endossos/confirmacao', element: <ConfirmationPage /> },
  { path: 'endossos/:policyIdentifier', element: <EndorsementPage /> },
  { path: 'endossos/:identifier/status', element: <QuotePage /> },
  { path: 'endossos/:identifier/detalhes/performance', element: <DetailsPage /> },
];

/** /endossos and what is under it (specification 3 §2). */
export const endorsementRoutes: RouteObject[] = pages.map(({ path, element }) => ({
  path,
  element: <FlowContext value={changeFlow}>{element}</FlowContext>,
}));
