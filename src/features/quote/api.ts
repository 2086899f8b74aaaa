import { api } from '../../shared/api/api';
import type { MovedQuote } from '../../../contract/emission';

export interface Acceptance {
  readonly identifier: string;
  /** YYYY-MM-DD, where the one of the proposal has passed. */
  readonly firstInstallmentDueDate?: string | undefined;
  /** In R$, as shown. */
  readonly premium?: number | undefined;
}

export async function approveProposal(
  { identifier, ...chosen }: Acceptance,
  key: string,
): Promise<MovedQuote> {
  const url = `/quote/approve?identifier=${encodeURIComponent(identifier)}`;
  const config = { noLoading: true, headers: { 'Idempotency-Key': key } };
  return (await api.put<MovedQuote>(url, chosen, config)).data;
}
