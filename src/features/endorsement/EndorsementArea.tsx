import { Navigate, useRoutes } from 'react-router-dom';
import { paths } from '../../shared/paths';
import { changeFlow, FlowContext } from '../../shared/requests/flow';
import { fetchPages } from '../../shared/ui/fetchPages';
import { page } from '../../shared/ui/page';

const EndorsementPage = page(async () => (await import('./EndorsementPage')).EndorsementPage);
const ConfirmationPage = page(async () => (await import('../wizard/ConfirmationPage')).ConfirmationPage);
const QuotePage = page(async () => (await import('../quote/QuotePage')).QuotePage);
const DetailsPage = page(async () => (await import('./DetailsPage')).DetailsPage);

const routes = [
  { index: true, element: <EndorsementPage /> },
  { path: 'confirmacao', element: <ConfirmationPage /> },
  { path: ':policyIdentifier', element: <EndorsementPage /> },
  { path: ':identifier/status', element: <QuotePage /> },
  { path: ':identifier/detalhes/performance', element: <DetailsPage /> },
  { path: '*', element: <Navigate to={paths.error(404)} replace /> },
];

export const fetchPage = (pathname: string) => fetchPages(routes, pathname, paths.endorsements);

export function EndorsementArea() {
  return <FlowContext value={changeFlow}>{useRoutes(routes)}</FlowContext>;
}
