import { useRoutes, type RouteObject } from 'react-router-dom';
import { paths } from '../../src/shared/paths';
import { fetchPages } from '../../src/shared/ui/fetchPages';
import { page } from '../../src/shared/ui/page';
import { StartPage } from './start/StartPage';

const ProductsPage = page(async () => (await import('./ProductsPage')).ProductsPage);
const ImpactPage = page(async () => (await import('./impact/ImpactPage')).ImpactPage);

const PublicationsPage = page(async () => (await import('./publications/PublicationsPage')).PublicationsPage);
const PublicationPage = page(async () => (await import('./publications/PublicationPage')).PublicationPage);
const ProposalPage = page(async () => (await import('./proposal/ProposalPage')).ProposalPage);
const ComparePage = page(async () => (await import('./comparison/ComparePage')).ComparePage);
const SearchPage = page(async () => (await import('./search/SearchPage')).SearchPage);
const DraftsPage = page(async () => (await import('./drafts/DraftsPage')).DraftsPage);
const DraftPage = page(async () => (await import('./drafts/DraftPage')).DraftPage);

const routes: RouteObject[] = [
  { path: 'rascunhos/:draft/:product/impacto', element: <ImpactPage /> },
  { path: 'rascunhos/:draft/:product/propor', element: <ProposalPage /> },
  { path: 'publicacoes', element: <PublicationsPage /> },
  { path: 'publicacoes/:release', element: <PublicationPage /> },
  { path: 'comparar', element: <ComparePage /> },
  { path: 'buscar', element: <SearchPage /> },
  { path: 'rascunhos', element: <DraftsPage /> },
  { path: 'rascunhos/:draft/:product?', element: <DraftPage /> },
  { path: '', element: <StartPage /> },
  { path: ':product', element: <ProductsPage /> },
];

/** Loads the page's code while the frame loads, not after the session is known. */
export const fetchPage = (pathname: string) => fetchPages(routes, pathname, paths.definitions);

/** All routes under /produtos, in a chunk of their own so that others do not load them. */
export function AnalystPages() {
  return useRoutes(routes);
}
