import { forgetServerData } from '../../shared/session/forgetServerData';
import { forgetPlace } from '../../shared/session/returnTo';
import { endSession, sessionStore } from '../../shared/session/session';
import { getLogout } from './api';

/** Leaves on purpose. The server is told, but a silent server holds nobody back. */
export async function signOut() {
  const session = sessionStore.read();
  if (session.status === 'signed-in') await getLogout(session.identity.email).catch(() => undefined);
  await endSession();
  forgetPlace();
  await forgetServerData();
}
