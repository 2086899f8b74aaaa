import { isOffered } from '../../../../contract/statuses/quote';
import type { QuoteRow } from '../../../db/schema';

/** Whether there is a premium, and the customer was offered it: only then is there a draft of the contract. */
export function hasOffer({ grossPremium, status }: Pick<QuoteRow, 'grossPremium' | 'status'>): boolean {
  return grossPremium !== null && isOffered(status);
}
