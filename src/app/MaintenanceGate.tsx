import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { isUp, usePlatformStatus } from '../shared/platform/usePlatformStatus';
import { paths } from '../shared/paths';

/** Sends every page to /error/503 while the platform is under maintenance; that page finds the way back. */
export function MaintenanceGate({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const status = usePlatformStatus();
  const page = paths.error(503);
  if (status && !isUp(status) && pathname !== page) return <Navigate to={page} replace />;
  return children;
}
