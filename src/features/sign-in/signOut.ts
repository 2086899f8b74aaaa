import { forgetServerData } from '../../shared/auth/forgetServerData';
import { forgetMarks } from '../../shared/auth/marks';
import { forgetPlace } from '../../shared/auth/returnTo';
import { endSession, sessionStore } from '../../shared/auth/session';
import { endVisit } from '../../shared/auth/visit';
import { forgetVisited } from '../../shared/auth/visited';
import { dropHandedOver } from '../../shared/requests/handedOver';
import { dropLocalDrafts } from '../../shared/requests/localDrafts';
import { forgetBatches } from '../../shared/storage/keptBatches';
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
  dropHandedOver();
  void forgetBatches();
  forgetMarks();
  endVisit();
  forgetVisited();
  forgetPlace();
  await forgetServerData();
}
