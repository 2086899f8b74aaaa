import { lazy } from 'react';
import type { RouteObject } from 'react-router-dom';
import { catalogue } from 'virtual:lastro/products';
import { NotYet } from '../errors/NotYet';
import { paths } from '../../shared/paths';
import { isAvailable } from '../../shared/products/catalogue';

const ProductSelectionPage = lazy(async () => ({
  default: (await import('./ProductSelectionPage')).ProductSelectionPage,
}));
const WizardPage = lazy(async () => ({ default: (await import('../wizard/WizardPage')).WizardPage }));
const ConfirmationPage = lazy(async () => ({
  default: (await import('../wizard/ConfirmationPage')).ConfirmationPage,
}));
const QuotePage = lazy(async () => ({ default: (await import('../quote/QuotePage')).QuotePage }));

const elsewhere = { label: 'Escolher outro produto', to: paths.request };
const notYet = <NotYet text="Esta solicitação ainda não pode ser feita pelo portal." back={elsewhere} />;

/** /cotacao and what is under it; a wizard for each entry of the catalogue. */
export const quoteRoutes: RouteObject[] = [
  { path: 'cotacao', element: <ProductSelectionPage /> },
  { path: 'cotacao/confirmacao', element: <ConfirmationPage /> },
  ...catalogue.wizards.map((entry) => ({
    path: `cotacao/${entry.route}`,
    element: isAvailable(entry.wizard) ? <WizardPage key={entry.wizard} entry={entry} /> : notYet,
  })),
  { path: 'cotacao/:identifier', element: <QuotePage /> },
  { path: 'cotacao/:identifier/status', element: <QuotePage /> },
];
