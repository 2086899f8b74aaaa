import { Navigate, type RouteObject } from 'react-router-dom';
import { page } from '../../shared/ui/page';
import { RequireExecutive } from './RequireExecutive';

const DeskListPage = page(async () => (await import('./list/DeskListPage')).DeskListPage);
const RequestPage = page(async () => (await import('./request/RequestPage')).RequestPage);
const UsersPage = page(async () => (await import('./users/UsersPage')).UsersPage);
const DeskComplaintsPage = page(
  async () => (await import('./complaints/DeskComplaintsPage')).DeskComplaintsPage,
);
const PaymentsPage = page(async () => (await import('./payments/PaymentsPage')).PaymentsPage);
const DeskImportsPage = page(async () => (await import('./imports/DeskImportsPage')).DeskImportsPage);
const DeskImportPage = page(async () => (await import('./imports/DeskImportPage')).DeskImportPage);
const TextsPage = page(async () => (await import('./prepared/TextsPage')).TextsPage);
const FiguresPage = page(async () => (await import('./figures/FiguresPage')).FiguresPage);
const LinksPage = page(async () => (await import('./links/LinksPage')).LinksPage);

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
      { path: 'textos', element: <TextsPage /> },
      { path: 'painel', element: <FiguresPage /> },
      { path: 'links', element: <LinksPage /> },
      { path: 'reclamacoes', element: <DeskComplaintsPage /> },
      { path: 'pagamentos', element: <PaymentsPage /> },
      { path: 'usuarios', element: <UsersPage /> },
      { path: 'importacoes', element: <DeskImportsPage /> },
      { path: 'importacoes/:identifier', element: <DeskImportPage /> },
    ],
  },
];
