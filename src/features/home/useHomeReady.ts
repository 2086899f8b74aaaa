import type { LoggedUser } from '../../../contract/people';
import { useClients, useExpiredBillets } from './api';
import { useDay } from './Day';
import { isAnswered } from './isAnswered';
import { useFirstVisit } from './useFirstVisit';

/** Whether everything above the rest has loaded, so that nothing shifts; a failure counts as loaded. */
export function useHomeReady(user: LoggedUser | undefined): boolean {
  const asksClients = user?.isPhysicalPerson === true && !user.isExecutive;
  const billets = useExpiredBillets();
  const clients = useClients(asksClients);
  const isFirst = useFirstVisit(user);
  const isExecutive = user?.isExecutive === true;
  const day = useDay(isExecutive);
  if (isExecutive && !isAnswered(day)) return false;
  return isAnswered(billets) && isFirst !== undefined && (!asksClients || isAnswered(clients));
}
