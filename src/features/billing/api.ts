import useSWR, { mutate } from 'swr';
import type { BilletFilter, BilletNotices, FinancialAnswer, ListedBillet } from '../../../contract/billing';
import { api, read } from '../../shared/api/api';

const SEARCH = '/financial/search';
const quiet = { noLoading: true } as const;

const search = async ([url, body]: readonly [string, object]) =>
  (await api.post<FinancialAnswer>(url, body, { ...quiet, patient: true })).data;

/** A page of billets; the last one stays on screen while another is fetched, or while what is filtered is none. */
export const useBillets = (filter: BilletFilter | undefined, page: number) =>
  useSWR<FinancialAnswer, unknown>(filter ? [SEARCH, { ...filter, Page: page }] : null, search, {
    keepPreviousData: true,
    revalidateOnFocus: true,
    shouldRetryOnError: false,
  });

/** All installments of a document. */
export const useInvoices = (number: string) =>
  useSWR<ListedBillet[], unknown>(`/invoices?policyNumber=${encodeURIComponent(number)}`, read, {
    shouldRetryOnError: false,
  });

/** Gives an overdue billet another due date, and reads again what tells of it: it may be refused as another tab did it. */
export async function renewDueDate({ billingId, newDueDate }: { billingId: string; newDueDate: string }) {
  const params = { billingId, newDueDate };
  try {
    return (await api.get<ListedBillet>('/financial/DueDateRenewal', { ...quiet, params })).data;
  } finally {
    await mutate((key) => key === SEARCH || (Array.isArray(key) && key[0] === SEARCH));
  }
}

const NOTICES = '/financial/BilletNotificationOptions';

export const useNotices = () => useSWR<BilletNotices, unknown>(NOTICES, read, { revalidateOnFocus: false });

export async function saveNotices(chosen: BilletNotices) {
  await api.post('/financial/UpdateBilletNotification', chosen, quiet);
  await mutate(NOTICES, chosen, { revalidate: false });
}

/** The insurers that a list may be narrowed to. */
export const useInsurers = () =>
  useSWR<readonly { Name: string }[], unknown>('/InsuranceCompany', read, { shouldRetryOnError: false });
