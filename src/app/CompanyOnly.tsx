import { Navigate, useLocation } from 'react-router-dom';
import type { ReactNode } from 'react';
import { Skeleton } from '../../renderers/ui';
import { paths } from '../shared/paths';
import { useUser } from '../shared/user/useUser';

const closed = /cotacao|endossos|status-solicitacao/;

/** Sends natural persons to /inicio from any address that speaks of quotes, endorsements or request status. */
export function CompanyOnly({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const { user } = useUser();
  if (!closed.test(pathname)) return children;
  if (!user) return <Skeleton />;
  return user.isPhysicalPerson ? <Navigate to={paths.home} replace /> : children;
}
