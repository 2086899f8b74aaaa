import useSWR, { mutate } from 'swr';
import type {
  BilletFilter,
  BilletNotices,
  FinancialAnswer,
  FinancialSearchBody,
  ListedBillet,
  NewBillet,
} from '../../../contract/billing';
import { api, read, readList } from '../../shared/api/api';

const SEARCH = '/financial/search';
const quiet = { noLoading: true } as const;

type SearchKey = readonly [string, Omit<FinancialSearchBody, 'SearchFromCacheOnly'>];

const search = (key: SearchKey) => readList<FinancialAnswer>(key);

const kept = { keepPreviousData: true, revalidateOnFocus: true, shouldRetryOnError: false } as const;

/**
 * A page of billets; the last one stays on screen while another loads or the filter is invalid. The totals are
 * asked for with the first page only, as no page changes them.
 */
export function useBillets(filter: BilletFilter | undefined, page: number) {
  const first = filter && ([SEARCH, { ...filter, Page: 1 }] as const);
  const turned = filter && page > 1 && ([SEARCH, { ...filter, Page: page, WithoutTotals: true }] as const);
  const whole = useSWR<FinancialAnswer, unknown>(first ?? null, search, kept);
  const shown = useSWR<FinancialAnswer, unknown>(turned || (first ?? null), search, kept);
  const { Total, Totals } = whole.data ?? {};
  return {
    data: shown.data && Totals && ({ ...shown.data, Total, Totals } as FinancialAnswer),
    error: whole.error ?? shown.error,
    isLoading: whole.isLoading || shown.isLoading,
    mutate: () => Promise.all([whole.mutate(), shown.mutate()]),
  };
}

export const useInvoices = (number: string) =>
  useSWR<ListedBillet[], unknown>(`/invoices?policyNumber=${encodeURIComponent(number)}`, read, {
    shouldRetryOnError: false,
  });

/** Renews the due date and rereads the lists, also on refusal: another tab may have done it already. */
export async function renewDueDate({ billingId, newDueDate }: { billingId: string; newDueDate: string }) {
  const params = { billingId, newDueDate };
  try {
    return (await api.get<ListedBillet>('/financial/DueDateRenewal', { ...quiet, params })).data;
  } finally {
    await readAgain();
  }
}

const readAgain = () => mutate((key) => key === SEARCH || (Array.isArray(key) && key[0] === SEARCH));

/** The installment's current billet where it differs from this one; then rereads the list. */
export async function findNewerBillet(billet: ListedBillet): Promise<ListedBillet | undefined> {
  const { BillingId, DocumentNumber, Installment, PayerDocumentNumber } = billet;
  const params = {
    payerDocumentNumber: PayerDocumentNumber,
    policyNumber: DocumentNumber,
    installmentNumber: Installment,
    billingId: BillingId,
  };
  const { data } = await api.get<NewBillet>('/financial/CheckForNewBillet', { params });
  const { IsNew, Billet: found } = data;
  // A renewed or paid one keeps its id.
  if (!found || !(IsNew || found.Line !== billet.Line)) return undefined;
  await readAgain();
  return found;
}

const NOTICES = '/financial/BilletNotificationOptions';

export const useNotices = () => useSWR<BilletNotices, unknown>(NOTICES, read, { revalidateOnFocus: false });

export async function saveNotices(chosen: BilletNotices) {
  await api.post('/financial/UpdateBilletNotification', chosen, quiet);
  await mutate(NOTICES, chosen, { revalidate: false });
}
