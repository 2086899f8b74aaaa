import { Suspense, useEffect, useMemo } from 'react';
import { BrowserRouter, useLocation, useNavigate, useRoutes } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { UiProvider } from '../../renderers/ui';
import { RenderBoundary } from '../features/errors/RenderBoundary';
import { GlobalAlert } from '../shared/alert/GlobalAlert';
import { GlobalBanner } from '../shared/alert/GlobalBanner';
import { ToastsOfPage } from '../shared/alert/ToastsOfPage';
import { onApiError, read } from '../shared/api/api';
import { Loader } from '../shared/api/Loader';
import { WaitingNotice } from '../shared/api/WaitingNotice';
import { endSession } from '../shared/auth/session';
import { handleApiError } from './handleApiError';
import { MaintenanceGate } from './MaintenanceGate';
import { reachable } from './reachable';
import { routes } from './routes';

/** Revalidation on focus is opt-in: pages whose data changes ask for it. */
const swr = { fetcher: read, revalidateOnFocus: false, errorRetryCount: 2 };

export function App() {
  return (
    <UiProvider>
      <RenderBoundary>
        <SWRConfig value={swr}>
          <BrowserRouter>
            <ApiErrors />
            <MaintenanceGate>
              <Suspense>
                <Pages />
              </Suspense>
            </MaintenanceGate>
            <GlobalAlert />
            <GlobalBanner />
            <ToastsOfPage />
            <WaitingNotice />
            <Loader />
          </BrowserRouter>
        </SWRConfig>
      </RenderBoundary>
    </UiProvider>
  );
}

function Pages() {
  const { pathname } = useLocation();
  return useRoutes(useMemo(() => reachable(routes, pathname), [pathname]));
}

function ApiErrors() {
  const navigate = useNavigate();
  useEffect(() => {
    const surroundings = {
      navigate: (path: string) => void navigate(path),
      reload: () => window.location.reload(),
      endSession,
      place: () => window.location.pathname + window.location.search + window.location.hash,
    };
    onApiError((error) => void handleApiError(error, surroundings));
  }, [navigate]);
  return null;
}
