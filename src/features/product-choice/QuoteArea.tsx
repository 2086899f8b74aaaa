import { useMemo } from 'react';
import { Navigate, useRoutes, type RouteObject } from 'react-router-dom';
import type { Requests } from '../../../engine/definition';
import { paths } from '../../shared/paths';
import { sold, useSold } from '../../shared/products/sold';
import { isBatched } from '../../shared/requests/places';
import { fetchPages } from '../../shared/ui/fetchPages';
import { page } from '../../shared/ui/page';

const ProductSelectionPage = page(async () => (await import('./ProductSelectionPage')).ProductSelectionPage);
const WizardPage = page(async () => (await import('../wizard/WizardPage')).WizardPage);
const ConfirmationPage = page(async () => (await import('../wizard/ConfirmationPage')).ConfirmationPage);
const QuotePage = page(async () => (await import('../quote/QuotePage')).QuotePage);

const BatchPage = page(async () => (await import('../batch/BatchPage')).BatchPage);
const CorrectionPage = page(async () => (await import('../correction/CorrectionPage')).CorrectionPage);

const routesOf = ({ wizards }: Requests): RouteObject[] => [
  { index: true, element: <ProductSelectionPage /> },
  { path: 'confirmacao', element: <ConfirmationPage /> },
  ...wizards.map((entry) => ({
    path: entry.route,
    element: <WizardPage key={entry.wizard} entry={entry} />,
  })),
  ...wizards.filter(isBatched).map((entry) => ({
    path: `${entry.route}/varios`,
    element: <BatchPage key={entry.wizard} entry={entry} />,
  })),
  { path: ':identifier', element: <QuotePage /> },
  { path: ':identifier/status', element: <QuotePage /> },
  { path: ':identifier/correcao', element: <CorrectionPage /> },
  { path: '*', element: <Navigate to={paths.error(404)} replace /> },
];

export const fetchPage = (pathname: string) => fetchPages(routesOf(sold()), pathname, paths.request);

export function QuoteArea() {
  const wizards = useSold();
  return useRoutes(useMemo(() => routesOf(wizards), [wizards]));
}
