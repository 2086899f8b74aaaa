import type { LoggedUser } from '../../../contract/people';
import { useSession } from '../../shared/auth/useSession';
import { useNewest } from '../tracking/RecentQuotes';
import { useClients, useInForce, useNeedsYou } from './api';
import { countOf } from './countOf';
import { isAnswered } from './isAnswered';

/** Whether nothing was asked for, nothing waits and nothing is in force, of a customer; undefined until that is known. */
export function useFirstVisit(user: LoggedUser | undefined): boolean | undefined {
  const customer = user?.isExecutive === false ? user : undefined;
  const isNatural = customer?.isPhysicalPerson === true;
  const session = useSession();
  // The session knows the e-mail earlier than the user record, which saves a round trip.
  const email = session.status === 'signed-in' ? session.identity.email : undefined;
  const waiting = useNeedsYou(email);
  const sums = useInForce(email);
  const recent = useNewest(email !== undefined && !isNatural);
  const clients = useClients(email !== undefined && user?.isExecutive !== true);
  if (!user || !isAnswered(waiting)) return undefined;
  const needs = waiting.data?.NeedsYou;
  if (!customer || !needs || countOf(needs, isNatural) > 0) return false;
  const asked = isNatural ? [sums, clients] : [sums, clients, recent];
  if (!asked.every(isAnswered)) return undefined;
  const hasAsked = !isNatural && recent.data?.Total !== 0;
  return sums.data?.InForce?.Count === 0 && !hasAsked && (clients.data?.length ?? 0) > 0;
}
