import { lazy, Suspense, type ComponentType } from 'react';
import { Skeleton } from '../../../renderers/ui';
import type { CatalogueFormProps } from './CatalogueForm';

const CatalogueForm = lazy(async () => ({ default: (await import('./CatalogueForm')).CatalogueForm }));

/**
 * The definition decides the record, called `Body` by the caller. The form code is loaded with the first form only.
 */
export function Form<Body extends object>(props: CatalogueFormProps<Body>) {
  const Filled = CatalogueForm as unknown as ComponentType<CatalogueFormProps<Body>>;
  return (
    <Suspense fallback={<Skeleton lines={4} />}>
      <Filled {...props} />
    </Suspense>
  );
}
