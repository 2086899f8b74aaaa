import { useDeferredValue, type ReactNode } from 'react';
import { LoadFailure } from '../shared/products/LoadFailure';
import { Skeleton } from '../../renderers/ui';
import { useSession } from '../shared/auth/useSession';
import { useUser } from '../shared/user/useUser';

/** Holds pages back until it is known that somebody is signed in; says so where the server does not tell who. */
export function KnownUser({ children }: { children: ReactNode }) {
  // The page behind it is drawn in slices.
  const { status } = useDeferredValue(useSession());
  const { user, error } = useUser();
  if (status === 'starting') return <Skeleton label="Carregando o portal…" />;
  return error && !user ? <LoadFailure /> : children;
}
