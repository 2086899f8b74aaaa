import { isElsewhere, isOffered } from '../../../../contract/statuses/quote';
import type { QuoteRow } from '../../../db/schema';

type Offered = Pick<QuoteRow, 'grossPremium' | 'status' | 'kind' | 'policyId'>;

/** Whether the customer was offered a premium: only then is there a draft contract. */
export function hasOffer(request: Offered): boolean {
  return request.grossPremium !== null && isOffered(request.status) && !isElsewhere(request);
}
