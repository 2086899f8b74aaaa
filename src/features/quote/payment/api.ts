import type { ApiRecord } from '../../../../engine';
import { api } from '../../../shared/api/api';

/** What the server says of a request that it took. */
export interface Received {
  readonly Identifier: string;
  readonly Title?: string;
  readonly Message?: string;
}

export interface PaymentOrder {
  readonly identifier: string;
  /** The form's record (specification 2 §3, payment request). */
  readonly payment: ApiRecord;
  /** true asks for a proposal, false for the policy at once. */
  readonly acceptRequired: boolean;
}

export interface AnalysisWish {
  readonly identifier: string;
  readonly reasonAnalysis: string | null;
}

const keyed = (key: string) => ({ noLoading: true, headers: { 'Idempotency-Key': key } });

/** POST /quote/payment; the same key again gives the same answer and no second payment. */
export async function sendPayment(order: PaymentOrder, key: string): Promise<Received> {
  return (await api.post<Received>('/quote/payment', { request: order }, keyed(key))).data;
}

/** POST /quote/analysis. */
export async function askForAnalysis(wish: AnalysisWish, key: string): Promise<Received> {
  return (await api.post<Received>('/quote/analysis', wish, keyed(key))).data;
}
