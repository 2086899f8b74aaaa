import { Navigate, type RouteObject } from 'react-router-dom';
import { page } from '../shared/ui/page';
import { accountRoutes } from '../features/account/routes';
import { analystRoutes } from '../../studio/pages/routes';
import { billingRoutes } from '../features/billing/routes';
import { complaintRoutes } from '../features/complaints/routes';
import { documentRoutes } from '../features/document-viewer/routes';
import { deskRoutes } from '../features/desk/routes';
import { draftRoutes } from '../features/drafts/routes';
import { endorsementRoutes } from '../features/endorsement/routes';
import { galleryRoutes } from '../features/gallery/routes';
import { importRoutes } from '../features/imports/routes';
import { helpRoutes } from '../features/help/routes';
import { policyRoutes } from '../features/policies/routes';
import { opportunityRoutes } from '../features/opportunities/routes';
import { productRoutes } from '../features/product-pages/routes';
import { quoteRoutes } from '../features/product-choice/routes';
import { sharedRoutes } from '../features/sharing/routes';
import { trackingRoutes } from '../features/tracking/routes';
import { verificationRoutes } from '../features/verification/routes';
import { passwordRoutes, publicPasswordRoutes } from '../features/password/routes';
import { signUpRoutes } from '../features/sign-up/routes';
import { publicTermsRoutes, termsRoutes } from '../features/terms/routes';
import { paths } from '../shared/paths';
import { RequireUser } from './RequireUser';

const CallbackPage = page(async () => (await import('../features/sign-in/CallbackPage')).CallbackPage);
const LoginPage = page(async () => {
  // Fetched ahead, so that signing in need not wait.
  CallbackPage.ahead();
  return (await import('../features/sign-in/LoginPage')).LoginPage;
});
const SecondFactorPage = page(
  async () => (await import('../features/sign-in/second-factor/SecondFactorPage')).SecondFactorPage,
);
const HomePage = page(async () => (await import('../features/home/HomePage')).HomePage);
const PrivateFrame = page(async () => {
  // The most common first page is fetched in parallel with its frame.
  if (['/', paths.home].includes(window.location.pathname)) HomePage.ahead();
  return (await import('./PrivateFrame')).PrivateFrame;
});
const DocumentFrame = page(async () => (await import('./DocumentFrame')).DocumentFrame);
const AnalystFrame = page(async () => (await import('./AnalystFrame')).AnalystFrame);
const OnlyAnalysts = page(async () => (await import('./AnalystFrame')).OnlyAnalysts);
const ErrorFrame = page(async () => (await import('./ErrorFrame')).ErrorFrame);
const ExecutiveArea = page(async () => (await import('../features/executive/ExecutiveArea')).ExecutiveArea);
const UnauthorizedPage = page(
  async () => (await import('../features/errors/UnauthorizedPage')).UnauthorizedPage,
);

const publicRoutes: RouteObject[] = [
  { path: 'login', element: <LoginPage /> },
  { path: 'signin', element: <Navigate to={paths.login} replace /> },
  { path: 'callback', element: <CallbackPage /> },
  { path: 'verificacao-em-duas-etapas', element: <SecondFactorPage /> },
  ...signUpRoutes,
  ...publicPasswordRoutes,
  { path: 'unauthorized', element: <UnauthorizedPage /> },
  ...publicTermsRoutes,
  ...sharedRoutes,
  ...verificationRoutes,
];

export const privateRoutes: RouteObject[] = [
  { index: true, element: <Navigate to={paths.home} replace /> },
  { path: 'inicio', element: <HomePage /> },
  { path: 'reload', element: <Navigate to={paths.home} replace /> },
  ...accountRoutes,
  ...quoteRoutes,
  ...draftRoutes,
  ...endorsementRoutes,
  ...trackingRoutes,
  ...billingRoutes,
  ...complaintRoutes,
  ...helpRoutes,
  ...importRoutes,
  ...opportunityRoutes,
  ...deskRoutes,
  ...policyRoutes,
  ...productRoutes,
  ...passwordRoutes,
  ...termsRoutes,
];

export const routes: RouteObject[] = [
  ...publicRoutes,
  ...galleryRoutes,
  { element: <AnalystFrame />, children: [{ element: <OnlyAnalysts />, children: analystRoutes }] },
  { path: 'solicitacao-executivo/cotacao/*', element: <ExecutiveArea /> },
  { path: 'solicitacao-executivo/endossos/*', element: <ExecutiveArea /> },
  { path: 'solicitacao-executivo/correcao/*', element: <ExecutiveArea /> },
  {
    // Checked before the frame is fetched: visitors go to /login without it.
    element: <RequireUser early />,
    children: [{ element: <PrivateFrame />, children: privateRoutes }],
  },
  { element: <DocumentFrame />, children: documentRoutes },
  { path: 'error/:status', element: <ErrorFrame /> },
  { path: '*', element: <Navigate to={paths.error(404)} replace /> },
];
