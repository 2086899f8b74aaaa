import type { Caller } from '../../access/Caller';
import type { Db } from '../../db/db';
import { isNaturalPerson } from '../clients/service';
import { refuseQuote } from './problems';

/**
 * Natural persons ask for no quotes and no endorsements (specification 2 §2.1, 3 §1); by a link its client asks.
 * Throws NATURAL_PERSON.
 */
export async function demandCompany(db: Db, { user, link }: Caller): Promise<void> {
  if (!link && (await isNaturalPerson(db, user.uid))) throw refuseQuote('NATURAL_PERSON');
}
