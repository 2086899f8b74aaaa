import type { LoggedUser } from '../../../contract/people';
import { useSession } from '../../shared/auth/useSession';
import { useClients, useExpiredBillets, useNeedsYou } from './api';
import { isAnswered } from './isAnswered';
import { useFirstVisit } from './useFirstVisit';

/** Whether all is answered that stands above the rest, which would move down for it; a failure is an answer. */
export function useHomeReady(user: LoggedUser | undefined): boolean {
  const asksClients = user?.isPhysicalPerson === true && !user.isExecutive;
  const billets = useExpiredBillets();
  const session = useSession();
  // The session knows it a round of calls before the user is known.
  const waiting = useNeedsYou(session.status === 'signed-in' ? session.identity.email : undefined);
  const clients = useClients(asksClients);
  const isFirst = useFirstVisit(user);
  return (
    isAnswered(billets) &&
    isAnswered(waiting) &&
    isFirst !== undefined &&
    (!asksClients || isAnswered(clients))
  );
}
