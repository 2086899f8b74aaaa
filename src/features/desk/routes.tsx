import { lazy } from 'react';
import { Navigate, type RouteObject } from 'react-router-dom';
import { RequireExecutive } from './RequireExecutive';

const DeskListPage = lazy(async () => ({ default: (await import('./list/DeskListPage')).DeskListPage }));
const RequestPage = lazy(async () => ({ default: (await import('./request/RequestPage')).RequestPage }));
const UsersPage = lazy(async () => ({ default: (await import('./users/UsersPage')).UsersPage }));
const DeskComplaintsPage = lazy(async () => ({
  default: (await import('./complaints/DeskComplaintsPage')).DeskComplaintsPage,
}));
const PaymentsPage = lazy(async () => ({ default: (await import('./payments/PaymentsPage')).PaymentsPage }));
const DeskImportsPage = lazy(async () => ({
  default: (await import('./imports/DeskImportsPage')).DeskImportsPage,
}));
const DeskImportPage = lazy(async () => ({
  default: (await import('./imports/DeskImportPage')).DeskImportPage,
}));
const LinksPage = lazy(async () => ({ default: (await import('./links/LinksPage')).LinksPage }));

/** The executive desk (decision 46): its addresses are those that 'Acompanhar Solicitação' leads to. */
export const deskRoutes: RouteObject[] = [
  {
    path: 'executivo',
    element: <RequireExecutive />,
    children: [
      { index: true, element: <DeskListPage /> },
      { path: 'solicitacoes', element: <Navigate to="/executivo" replace /> },
      { path: 'solicitacoes/:identifier', element: <Navigate to="dados-gerais" replace /> },
      { path: 'solicitacoes/:identifier/:tab', element: <RequestPage /> },
      { path: 'links', element: <LinksPage /> },
      { path: 'reclamacoes', element: <DeskComplaintsPage /> },
      { path: 'pagamentos', element: <PaymentsPage /> },
      { path: 'usuarios', element: <UsersPage /> },
      { path: 'importacoes', element: <DeskImportsPage /> },
      { path: 'importacoes/:identifier', element: <DeskImportPage /> },
    ],
  },
];
