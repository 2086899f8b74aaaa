import { lazy, Suspense, type ComponentType } from 'react';
import { Skeleton } from '../../../renderers/ui';
import type { CatalogueFormProps } from './CatalogueForm';

const CatalogueForm = lazy(async () => ({ default: (await import('./CatalogueForm')).CatalogueForm }));

/**
 * A form of the catalogue; its definition decides the record, which the caller calls `Body`. What fills forms is loaded
 * with the first one, so that no other page carries it.
 */
export function Form<Body extends object>(props: CatalogueFormProps<Body>) {
  const Filled = CatalogueForm as unknown as ComponentType<CatalogueFormProps<Body>>;
  return (
    <Suspense fallback={<Skeleton lines={4} />}>
      <Filled {...props} />
    </Suspense>
  );
}
