import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { Skeleton } from '../../renderers/ui';
import { RenderBoundary } from '../features/errors/RenderBoundary';
import { CompanyOnly } from './CompanyOnly';
import { KnownUser } from './KnownUser';
import { RequireUser } from './RequireUser';

export function DocumentFrame() {
  const { pathname } = useLocation();
  return (
    <RequireUser>
      <RenderBoundary key={pathname}>
        <Suspense fallback={<Skeleton label="Carregando documento…" />}>
          <KnownUser>
            <CompanyOnly desk>
              <Outlet />
            </CompanyOnly>
          </KnownUser>
        </Suspense>
      </RenderBoundary>
    </RequireUser>
  );
}
