import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { usePlatformStatus } from '../shared/platform/usePlatformStatus';
import { paths } from '../shared/paths';

/** Sends every page to /error/503 while the platform is under maintenance, and back home once it is over. */
export function MaintenanceGate({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const { down, status } = usePlatformStatus();
  const page = paths.error(503);
  if (down && pathname !== page) return <Navigate to={page} replace />;
  if (status && !down && pathname === page) return <Navigate to={paths.home} replace />;
  return children;
}
