import type { Caller } from '../../access/Caller';
import type { Db } from '../../db/db';
import { clientsOf, isOwnCompany } from '../clients/service';
import { refuseNomination } from '../clients/problems';
import { refuseQuote } from './problems';

/**
 * Natural persons ask for no quotes and no endorsements (specification 2 §2.1, 3 §1), nor does who has no client (2 §8);
 * by a link its client asks. Throws NATURAL_PERSON, NOT_NOMINATED.
 */
export async function demandCompany(db: Db, caller: Caller): Promise<void> {
  if (caller.link) return;
  const clients = await clientsOf(db, caller);
  if (clients.length === 0) throw refuseNomination('NOT_NOMINATED');
  if (!clients.some(isOwnCompany)) throw refuseQuote('NATURAL_PERSON');
}
