import type { Person } from '../../../engine/index';
import type { Problem } from '../../http/Problem';
import { refuseNomination } from '../clients/problems';
import { isOwnCompany } from '../clients/service';
import { refuseQuote } from './problems';

/**
 * Why a person asks for nothing, if so. Natural persons ask for no quotes and no endorsements (specification 2 §2.1,
 * 3 §1), nor does who has no client (2 §8); by a link its client asks. NATURAL_PERSON, NOT_NOMINATED.
 */
export function refusalOfPerson({ executive, clients }: Person): Problem | undefined {
  if (executive) return undefined;
  if (clients.length === 0) return refuseNomination('NOT_NOMINATED');
  return clients.some(isOwnCompany) ? undefined : refuseQuote('NATURAL_PERSON');
}
