import { forgetServerData } from '../shared/auth/forgetServerData';
import { showAlert } from '../shared/alert/alertStore';
import type { ApiError } from '../shared/api/ApiError';
import { paths } from '../shared/paths';
import { executivePlace } from '../shared/auth/executiveLink';
import { rememberPlace } from '../shared/auth/returnTo';
import { sessionStore } from '../shared/auth/session';

export interface Surroundings {
  navigate: (path: string) => void;
  reload: () => void;
  place: () => string;
  endSession: () => Promise<void>;
}

const expired = { tone: 'warning', title: 'Sessão expirada!', message: 'Faça o login novamente!' } as const;
const notRenewed = { tone: 'warning', message: 'Sessão expirada! Faça o login novamente!' } as const;

/** Specification 1 §8, executive link. */
function endLink({ navigate }: Pick<Surroundings, 'navigate'>) {
  const message = 'Acesso expirado. Tente novamente ou Contate o administrador do sistema.';
  showAlert({ tone: 'danger', message });
  navigate(paths.unauthorized);
}

export async function handleApiError(error: ApiError, { navigate, reload, place, endSession }: Surroundings) {
  if (error.status !== 401 && error.status !== 403) return;
  if (executivePlace(place())) return endLink({ navigate });
  const session = sessionStore.read();
  const signedIn = session.status === 'signed-in';
  // Firebase signs out by itself before it says that a token cannot be renewed.
  const unrenewed = error.code === 'SESSION_REFRESH';
  if (!signedIn && !unrenewed) return;
  if (error.code === 'SECOND_FACTOR_REQUIRED' && signedIn) {
    // Other calls of the page that was left come later; the code is being typed by then.
    if (place() === paths.callback || place() === paths.secondFactor) return;
    rememberPlace(place(), session.identity.uid);
    return navigate(paths.callback);
  }
  if (error.status === 401) {
    if (signedIn) rememberPlace(place(), session.identity.uid);
    showAlert({ ...(unrenewed ? notRenewed : expired), onClose: reload });
  }
  await endSession();
  await forgetServerData();
  navigate(error.status === 401 ? paths.login : paths.error(403));
}
