import { isOffered } from '../../../../contract/statuses/quote';
import type { QuoteRow } from '../../../db/schema';

type Offered = Pick<QuoteRow, 'grossPremium' | 'status' | 'kind' | 'policyId'>;

/** Whether there is a premium, and the customer was offered it: only then is there a draft of the contract. */
export function hasOffer({ grossPremium, status, kind, policyId }: Offered): boolean {
  // What another brokerage issued is changed, and paid, there.
  const isElsewhere = kind === 'endorsement' && policyId === null;
  return grossPremium !== null && isOffered(status) && !isElsewhere;
}
