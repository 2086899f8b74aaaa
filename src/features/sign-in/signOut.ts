import { forgetServerData } from '../../shared/session/forgetServerData';
import { forgetPlace } from '../../shared/session/returnTo';
import { endSession, sessionStore } from '../../shared/session/session';
import { endVisit } from '../../shared/session/visit';
import { dropLocalDrafts } from '../wizard/drafts/localDrafts';
import { getLogout } from './api';

/**
 * Leaves on purpose: this browser keeps nothing of what was typed, the server keeps the drafts. It is told of the
 * leave, but a silent server holds nobody back.
 */
export async function signOut() {
  const session = sessionStore.read();
  if (session.status === 'signed-in') await getLogout(session.identity.email).catch(() => undefined);
  await endSession();
  dropLocalDrafts();
  endVisit();
  forgetPlace();
  await forgetServerData();
}
