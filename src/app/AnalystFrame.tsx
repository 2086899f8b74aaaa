import { Navigate, Outlet } from 'react-router-dom';
import { mayEnter } from '../../contract/roles';
import { Skeleton } from '../../renderers/ui';
import { LeaveGuard } from '../../studio/pages/leaving/LeaveGuard';
import { signOut } from '../features/sign-in/signOut';
import { isSessionKept } from '../shared/auth/session';
import { useSession } from '../shared/auth/useSession';
import { paths } from '../shared/paths';
import { useUser } from '../shared/user/useUser';
import { PrivateFrame } from './PrivateFrame';
import { page } from '../shared/ui/page';
import { RequireUser } from './RequireUser';

/** Loaded lazily: a customers' build fetches nothing of the studio. */
const VisitorFrame = page(async () => (await import('../../studio/pages/VisitorFrame')).VisitorFrame);

/** Everybody sees /produtos while developing and in builds with VITE_ANALYSTS=1; elsewhere analysts and publishers. */
const isForAll = () => import.meta.env.DEV || import.meta.env.VITE_ANALYSTS === '1';

/** /produtos in the portal's frame; visitors who are not signed in get a frame without personal parts. */
export function AnalystFrame() {
  const { status } = useSession();
  const isSomebody = status === 'signed-in' || (status === 'starting' && isSessionKept());
  return (
    <LeaveGuard signOut={signOut}>
      {isForAll() && !isSomebody ? (
        <VisitorFrame />
      ) : (
        <RequireUser early>
          <PrivateFrame />
        </RequireUser>
      )}
    </LeaveGuard>
  );
}

export function OnlyAnalysts() {
  const { user } = useUser();
  if (isForAll()) return <Outlet />;
  if (!user) return <Skeleton lines={8} />;
  return mayEnter(user, 'definitions') ? <Outlet /> : <Navigate to={paths.error(404)} replace />;
}
