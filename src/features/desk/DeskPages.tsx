import { Navigate, useRoutes, type RouteObject } from 'react-router-dom';
import { paths } from '../../shared/paths';
import { fetchPages } from '../../shared/ui/fetchPages';
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
const AbsencesPage = page(async () => (await import('./absences/AbsencesPage')).AbsencesPage);
const LinksPage = page(async () => (await import('./links/LinksPage')).LinksPage);

const routes: RouteObject[] = [
  {
    element: <RequireExecutive />,
    children: [
      {
        element: <DeskListPage />,
        children: [
          { index: true, element: null },
          { path: 'solicitacoes/:identifier/:tab', element: <RequestPage /> },
        ],
      },
      { path: 'solicitacoes', element: <Navigate to="/executivo" replace /> },
      { path: 'solicitacoes/:identifier', element: <Navigate to="dados-gerais" replace /> },
      { path: 'textos', element: <TextsPage /> },
      { path: 'painel', element: <FiguresPage /> },
      { path: 'ausencias', element: <AbsencesPage /> },
      { path: 'links', element: <LinksPage /> },
      { path: 'reclamacoes', element: <DeskComplaintsPage /> },
      { path: 'pagamentos', element: <PaymentsPage /> },
      { path: 'usuarios', element: <UsersPage /> },
      { path: 'importacoes', element: <DeskImportsPage /> },
      { path: 'importacoes/:identifier', element: <DeskImportPage /> },
    ],
  },
  { path: '*', element: <Navigate to={paths.error(404)} replace /> },
];

export const fetchPage = (pathname: string) => fetchPages(routes, pathname, paths.desk);

/** All pages under /executivo, in a separate chunk that customers never load. */
export function DeskPages() {
  return useRoutes(routes);
}
