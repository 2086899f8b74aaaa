import { useEffect, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { isUp, refreshPlatformStatus, usePlatformStatus } from '../shared/platform/usePlatformStatus';
import { paths } from '../shared/paths';

const EVERY_MS = 60_000;

/** Sends every page to /error/503 while the platform is under maintenance; that page finds the way back. */
export function MaintenanceGate({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const status = usePlatformStatus();
  const page = paths.error(503);
  useEffect(followStatus, []);
  if (status && !isUp(status) && pathname !== page) return <Navigate to={page} replace />;
  return children;
}

/** Polls once a minute and when the page becomes visible again, never while hidden. */
function followStatus() {
  const look = () => {
    if (!document.hidden) void refreshPlatformStatus();
  };
  const timer = setInterval(look, EVERY_MS);
  document.addEventListener('visibilitychange', look);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
  };
}
