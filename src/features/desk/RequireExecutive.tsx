import { Navigate, Outlet } from 'react-router-dom';
import { mayEnter } from '../../../contract/roles';
import { Skeleton } from '../../../renderers/ui';
import { paths } from '../../shared/paths';
import { useUser } from '../../shared/user/useUser';

/** For anybody else there is no desk (decision 48). */
export function RequireExecutive() {
  const { user } = useUser();
  if (!user) return <Skeleton lines={8} />;
  return mayEnter(user, 'desk') ? <Outlet /> : <Navigate to={paths.error(404)} replace />;
}
