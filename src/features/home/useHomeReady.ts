import type { LoggedUser } from '../../../contract/people';
import { useClients, useDrafts, useExpiredBillets } from './api';

interface Asked {
  data?: unknown;
  error?: unknown;
}

const isAnswered = ({ data, error }: Asked) => data !== undefined || error !== undefined;

/** Whether all is answered that stands above the shortcuts, which would move down for it; a failure is an answer. */
export function useHomeReady(user: LoggedUser | undefined): boolean {
  const isNatural = user?.isPhysicalPerson === true;
  const asksClients = isNatural && !user.isExecutive;
  const billets = useExpiredBillets();
  const drafts = useDrafts();
  const clients = useClients(asksClients);
  return isAnswered(billets) && (isNatural || isAnswered(drafts)) && (!asksClients || isAnswered(clients));
}
