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
 * A deliberate sign-out: clears typed data in this browser; drafts stay on the server. A silent server does not
 * delay it.
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
