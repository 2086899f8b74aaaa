import type { ReactNode } from 'react';
import { LoadFailure } from '../shared/products/LoadFailure';
import { useUser } from '../shared/user/useUser';

/** Says so where the server does not tell who the user is, which every page waits for. */
export function KnownUser({ children }: { children: ReactNode }) {
  const { user, error } = useUser();
  return error && !user ? <LoadFailure /> : children;
}
