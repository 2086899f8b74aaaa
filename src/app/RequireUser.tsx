import { useEffect } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import type { ReactNode } from 'react';
import { Skeleton } from '../../renderers/ui';
import { paths } from '../shared/paths';
import { isSessionKept } from '../shared/auth/session';
import { rememberPlace } from '../shared/auth/returnTo';
import { useSession } from '../shared/auth/useSession';
import { askForUser } from '../shared/user/useUser';

interface RequireUserProps {
  children?: ReactNode;
  early?: boolean;
}

/** Renders its children or child routes for a signed-in user; others go to /login and return afterwards. */
export function RequireUser({ children = <Outlet />, early = false }: RequireUserProps) {
  const session = useSession();
  useEffect(askForUser, []);
  if (session.status === 'signed-in') return children;
  if (session.status === 'signed-out') return <ToLogin uid={session.before} />;
  if (session.status === 'unreachable') return <Navigate to={paths.error(503)} replace />;
  return early && isSessionKept() ? children : <Skeleton label="Carregando o portal…" />;
}

function ToLogin({ uid }: { uid?: string | undefined }) {
  const { pathname, search, hash } = useLocation();
  const here = pathname + search + hash;
  useEffect(() => rememberPlace(here, uid), [here, uid]);
  return <Navigate to={paths.login} replace />;
}
