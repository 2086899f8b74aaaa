import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import type { ReactNode } from 'react';
import { Skeleton } from '../../renderers/ui';
import { paths } from '../shared/paths';
import { rememberPlace } from '../shared/session/returnTo';
import { useSession } from '../shared/session/useSession';

/** Lets in who is signed in; others go to /login and come back here afterwards. */
export function RequireUser({ children }: { children: ReactNode }) {
  const session = useSession();
  if (session.status === 'signed-in') return children;
  if (session.status === 'signed-out') return <ToLogin />;
  if (session.status === 'unreachable') return <Navigate to={paths.error(503)} replace />;
  return <Skeleton label="Carregando o portal…" />;
}

function ToLogin() {
  const { pathname, search } = useLocation();
  const here = pathname + search;
  useEffect(() => rememberPlace(here), [here]);
  return <Navigate to={paths.login} replace />;
}
