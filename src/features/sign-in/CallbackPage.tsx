import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { LoadingOverlay } from '../../../renderers/ui';
import { paths } from '../../shared/paths';
import { useSession } from '../../shared/auth/useSession';
import { enter } from './enter';

/** /callback: between signing in and home, the server is told who came. */
export function CallbackPage() {
  const session = useSession();
  const navigate = useNavigate();
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current || session.status === 'starting') return;
    begun.current = true;
    if (session.status === 'signed-in') void enter(session.identity, navigate);
    else void navigate(paths.login, { replace: true });
  }, [session, navigate]);
  return <LoadingOverlay text="Entrando…" />;
}
