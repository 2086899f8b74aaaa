import { useDeferredValue, type ReactNode } from 'react';
import { LoadFailure } from '../shared/products/LoadFailure';
import { Skeleton } from '../../renderers/ui';
import { useSession } from '../shared/auth/useSession';
import { useUser } from '../shared/user/useUser';

export function KnownUser({ children }: { children: ReactNode }) {
  // Deferred: the page renders in slices.
  const { status } = useDeferredValue(useSession());
  const { user, error } = useUser();
  if (status === 'starting') return <Skeleton label="Carregando o portal…" />;
  return error && !user ? <LoadFailure /> : children;
}
