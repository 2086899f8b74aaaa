import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { Skeleton } from '../../renderers/ui';
import { RenderBoundary } from '../features/errors/RenderBoundary';
import { signOut } from '../features/sign-in/signOut';
import { Shell } from '../shared/layout/Shell';
import { SignOutContext } from '../shared/session/signOutContext';
import { CompanyOnly } from './CompanyOnly';
import { RequireUser } from './RequireUser';

/** The private pages inside their frame. */
export function PrivateFrame() {
  const { pathname } = useLocation();
  return (
    <RequireUser>
      <SignOutContext value={signOut}>
        <Shell>
          <RenderBoundary key={pathname}>
            <Suspense fallback={<Skeleton />}>
              <CompanyOnly>
                <Outlet />
              </CompanyOnly>
            </Suspense>
          </RenderBoundary>
        </Shell>
      </SignOutContext>
    </RequireUser>
  );
}
