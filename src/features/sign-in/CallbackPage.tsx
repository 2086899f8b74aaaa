import { useEffect, useRef } from 'react';
import { useNavigate, type NavigateFunction } from 'react-router-dom';
import { LoadingOverlay } from '../../../renderers/ui';
import { showAlert } from '../../shared/alert/alertStore';
import { ApiError } from '../../shared/api/ApiError';
import { describeError } from '../../shared/api/describeError';
import { paths } from '../../shared/paths';
import type { Identity } from '../../shared/session/IdentityProvider';
import { takePlace } from '../../shared/session/returnTo';
import { endSession } from '../../shared/session/session';
import { useSession } from '../../shared/session/useSession';
import { keepUser } from '../../shared/user/useUser';
import { postLogin } from './api';

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

async function enter(identity: Identity, navigate: NavigateFunction) {
  try {
    const { user } = await postLogin(null);
    await keepUser(user);
    void navigate(takePlace(), { replace: true });
  } catch (error) {
    await endSession();
    refuse(error, identity, navigate);
  }
}

function refuse(error: unknown, { social, email, name }: Identity, navigate: NavigateFunction) {
  const status = error instanceof ApiError ? error.status : 0;
  if (status === 400 && social) {
    void navigate(paths.register, { replace: true, state: { email, name } });
    return;
  }
  const words = describeError(error);
  if (status === 401) showAlert({ tone: 'danger', ...words, onClose: () => window.location.reload() });
  void navigate(paths.login, { replace: true, state: status === 401 ? null : { problem: words } });
}
