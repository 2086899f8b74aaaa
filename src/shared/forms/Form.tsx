import { lazy, Suspense, type ReactNode } from 'react';
import { Skeleton } from '../../../renderers/ui';
import type { CatalogueFormProps } from './CatalogueForm';

type Filled = <Body extends object>(props: CatalogueFormProps<Body>) => ReactNode;

/** Loaded with the first form only; `lazy` forgets that it is generic. */
const CatalogueForm = lazy(async () => ({
  default: (await import('./CatalogueForm')).CatalogueForm,
})) as Filled;

/** The definition decides the record, called `Body` by the caller. */
export function Form<Body extends object>(props: CatalogueFormProps<Body>) {
  return (
    <Suspense fallback={<Skeleton lines={4} />}>
      <CatalogueForm {...props} />
    </Suspense>
  );
}
