import type { AnalysisBody, MovedQuote } from '../../../../contract/emission';
import type { ApiRecord } from '../../../../engine/index';
import { api } from '../../../shared/api/api';

export interface PaymentOrder {
  readonly identifier: string;
  /** The form's record (specification 2 §3, payment request). */
  readonly payment: ApiRecord;
  /** true asks for a proposal, false for the policy at once. */
  readonly acceptRequired: boolean;
  /** In R$, as shown. */
  readonly premium?: number | undefined;
}

const keyed = (key: string) => ({ noLoading: true, headers: { 'Idempotency-Key': key } });

/** POST /quote/payment; the same key again gives the same answer and no second payment. */
export async function sendPayment(order: PaymentOrder, key: string): Promise<MovedQuote> {
  return (await api.post<MovedQuote>('/quote/payment', { request: order }, keyed(key))).data;
}

export async function askForAnalysis(wish: AnalysisBody, key: string): Promise<MovedQuote> {
  return (await api.post<MovedQuote>('/quote/analysis', wish, keyed(key))).data;
}
