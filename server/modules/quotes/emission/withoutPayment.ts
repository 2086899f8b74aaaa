import type { QuoteRow } from '../../../db/schema';

export function isWithoutPayment({ kind, grossPremium }: Pick<QuoteRow, 'kind' | 'grossPremium'>): boolean {
  return kind === 'endorsement' && grossPremium !== null && Number(grossPremium) <= 0;
}
