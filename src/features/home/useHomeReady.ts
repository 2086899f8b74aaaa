import type { LoggedUser } from '../../../contract/people';
import { useClients, useExpiredBillets, useNeedsYou } from './api';

interface Asked {
  data?: unknown;
  error?: unknown;
}

const isAnswered = ({ data, error }: Asked) => data !== undefined || error !== undefined;

/** Whether all is answered that stands above the rest, which would move down for it; a failure is an answer. */
export function useHomeReady(user: LoggedUser | undefined): boolean {
  const asksClients = user?.isPhysicalPerson === true && !user.isExecutive;
  const billets = useExpiredBillets();
  const waiting = useNeedsYou(user?.email);
  const clients = useClients(asksClients);
  return isAnswered(billets) && isAnswered(waiting) && (!asksClients || isAnswered(clients));
}
