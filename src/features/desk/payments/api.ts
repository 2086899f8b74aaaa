import useSWR from 'swr';
import type { BankFile, PaymentsDesk } from '../../../../contract/billing';
import type { DeskRefund } from '../../../../contract/refunds';
import { api, read } from '../../../shared/api/api';

const REFUNDS = '/desk/refunds';
export const REFUND_SHEET = `${REFUNDS}/export`;
const RETURNS = '/desk/bank-returns';

export const usePayments = () => useSWR<PaymentsDesk, unknown>(RETURNS, read, { shouldRetryOnError: false });

export const useRefunds = () => useSWR<DeskRefund[], unknown>(REFUNDS, read, { shouldRetryOnError: false });

export const payRefund = (id: string) => api.post(`${REFUNDS}/pay`, { id });

export interface KnownPayment {
  documentNumber: string;
  installment: number;
  paidOn: string;
}

export async function sendReturn(file: File): Promise<BankFile> {
  const body = { name: file.name, content: await base64Of(file) };
  return (await api.post<BankFile>(RETURNS, body)).data;
}

export const bookPayment = (payment: KnownPayment) => api.post('/desk/payments', payment);

export const settleDifference = (settled: { id: string; note: string }) =>
  api.post(`${RETURNS}/settle`, settled);

async function base64Of(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const characters = Array.from(bytes, (byte) => String.fromCharCode(byte));
  return btoa(characters.join(''));
}
