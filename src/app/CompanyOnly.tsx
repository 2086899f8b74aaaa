import { Navigate, useLocation } from 'react-router-dom';
import { useDeferredValue, type ReactNode } from 'react';
import { mayEnter } from '../../contract/roles';
import { Skeleton } from '../../renderers/ui';
import { decoded } from '../shared/decoded';
import { paths } from '../shared/paths';
import { useUser } from '../shared/user/useUser';

const closed = /cotacao|endossos|status-solicitacao/i;

/** Like the router: decodes the address and ignores its case. */
const isClosed = (pathname: string) => closed.test(pathname) || closed.test(decoded(pathname));

interface Props {
  children: ReactNode;
  desk?: boolean;
}

/** Sends natural persons to /inicio from any address that speaks of quotes, endorsements or request status. */
export function CompanyOnly({ children, desk = false }: Props) {
  const { pathname } = useLocation();
  // Deferred: the page renders in slices.
  const user = useDeferredValue(useUser().user);
  if (!isClosed(pathname)) return children;
  if (!user) return <Skeleton />;
  const isLetIn = !user.isPhysicalPerson || (desk && mayEnter(user, 'desk'));
  return isLetIn ? children : <Navigate to={paths.home} replace />;
}
