import type { QuoteRow } from '../../quotes/repository';
import { STATUS } from '../../quotes/status';

/** Statuses in which a premium, if there is one, has not been offered or is not any more. */
const NO_OFFER: readonly number[] = [STATUS.fresh, STATUS.analysing, STATUS.denied];

/** Whether the customer was offered a premium: only then is there a draft of the contract. */
export function isOffered({ grossPremium, status }: Pick<QuoteRow, 'grossPremium' | 'status'>): boolean {
  return grossPremium !== null && !NO_OFFER.includes(status);
}
