import { api } from '../../shared/api/api';
import type { Received } from '../payment/api';

/** PUT /quote/approve: accepts a ready proposal. */
export async function approveProposal(identifier: string, key: string): Promise<Received> {
  const url = `/quote/approve?identifier=${encodeURIComponent(identifier)}`;
  const config = { noLoading: true, headers: { 'Idempotency-Key': key } };
  return (await api.put<Received>(url, undefined, config)).data;
}
