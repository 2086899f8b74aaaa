import type { RouteObject } from 'react-router-dom';
import { page } from '../../shared/ui/page';

const ProductsPage = page(async () => (await import('./ProductsPage')).ProductsPage);
const ImpactPage = page(async () => (await import('./impact/ImpactPage')).ImpactPage);

const PublicationsPage = page(async () => (await import('./publications/PublicationsPage')).PublicationsPage);
const ProposalPage = page(async () => (await import('./proposal/ProposalPage')).ProposalPage);
const DraftsPage = page(async () => (await import('./drafts/DraftsPage')).DraftsPage);
const DraftPage = page(async () => (await import('./drafts/DraftPage')).DraftPage);

/** The analysts' pages, inside the frame that says who may see them. */
export const analystRoutes: RouteObject[] = [
  { path: 'produtos/rascunhos/:draft/:product/impacto', element: <ImpactPage /> },
  { path: 'produtos/rascunhos/:draft/:product/propor', element: <ProposalPage /> },
  { path: 'produtos/publicacoes', element: <PublicationsPage /> },
  { path: 'produtos/rascunhos', element: <DraftsPage /> },
  { path: 'produtos/rascunhos/:draft/:product?', element: <DraftPage /> },
  { path: 'produtos/:product?', element: <ProductsPage /> },
];
