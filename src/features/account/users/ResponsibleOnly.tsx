import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { Skeleton } from '../../../../renderers/ui';
import { paths } from '../../../shared/paths';
import { useUser } from '../../../shared/user/useUser';

/** Lets in responsible clients; for everybody else there is no permission (specification 1 §6). */
export function ResponsibleOnly({ children }: { children: ReactNode }) {
  const { user } = useUser();
  if (!user) return <Skeleton lines={6} />;
  return user.isResponsibleClient ? children : <Navigate to={paths.error(403)} replace />;
}
