import { isOffered } from '../../../../contract/statuses/quote';
import type { QuoteRow } from '../../../db/schema';

type Offered = Pick<QuoteRow, 'grossPremium' | 'status' | 'kind' | 'policyId'>;

/** Whether there is a premium, and the customer was offered it: only then is there a draft of the contract. */
export function hasOffer(quote: Offered): boolean {
  return quote.grossPremium !== null && isOffered(quote.status) && !isElsewhere(quote);
}

/** What another brokerage issued is changed, and paid, there. */
export const isElsewhere = ({ kind, policyId }: Pick<QuoteRow, 'kind' | 'policyId'>) =>
  kind === 'endorsement' && policyId === null;
