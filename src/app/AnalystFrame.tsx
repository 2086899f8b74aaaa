import { Suspense } from 'react';
import { Navigate, Outlet } from 'react-router-dom';
import { Skeleton } from '../../renderers/ui';
import { AnalystNav } from '../../studio/pages/AnalystNav';
import { LeaveGuard } from '../../studio/pages/leaving/LeaveGuard';
import { RenderBoundary } from '../features/errors/RenderBoundary';
import { signOut } from '../features/sign-in/signOut';
import { paths } from '../shared/paths';
import { useUser } from '../shared/user/useUser';
import { KnownUser } from './KnownUser';
import { RequireUser } from './RequireUser';

/** /produtos: to everybody while developing and in builds with VITE_ANALYSTS=1, to analysts and publishers elsewhere. */
export function AnalystFrame() {
  if (import.meta.env.DEV || import.meta.env.VITE_ANALYSTS === '1') return <Pages />;
  return (
    <RequireUser>
      <RenderBoundary>
        <Suspense fallback={<Skeleton lines={8} />}>
          <KnownUser>
            <OnlyAnalysts />
          </KnownUser>
        </Suspense>
      </RenderBoundary>
    </RequireUser>
  );
}

/** The pages below the ways between them. */
function Pages() {
  return (
    <LeaveGuard signOut={signOut}>
      <AnalystNav />
      <Outlet />
    </LeaveGuard>
  );
}

/** For anybody else there is no such page. */
function OnlyAnalysts() {
  const { user } = useUser();
  if (!user) return <Skeleton lines={8} />;
  return user.isAnalyst || user.isPublisher ? <Pages /> : <Navigate to={paths.error(404)} replace />;
}
