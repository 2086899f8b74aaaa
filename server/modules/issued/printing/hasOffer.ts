import { isElsewhere, isOffered } from '../../../../contract/statuses/quote';
import type { QuoteRow } from '../../../db/schema';

type Offered = Pick<QuoteRow, 'grossPremium' | 'status' | 'kind' | 'policyId'>;

/** Whether there is a premium, and the customer was offered it: only then is there a draft of the contract. */
export function hasOffer(request: Offered): boolean {
  return request.grossPremium !== null && isOffered(request.status) && !isElsewhere(request);
}
