import type { RouteObject } from 'react-router-dom';
import { page } from '../../shared/ui/page';
import { changeFlow, FlowContext } from '../../shared/requests/flow';

const EndorsementPage = page(async () => (await import('./EndorsementPage')).EndorsementPage);
const ConfirmationPage = page(async () => (await import('../wizard/ConfirmationPage')).ConfirmationPage);
const QuotePage = page(async () => (await import('../quote/QuotePage')).QuotePage);
const DetailsPage = page(async () => (await import('./DetailsPage')).DetailsPage);

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
