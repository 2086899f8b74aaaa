import { useEffect } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import type { PaymentPlans } from '../../../../contract/emission';
import { api } from '../../../shared/api/api';
import { ApiError } from '../../../shared/api/ApiError';
import { quoteUrl } from '../../../shared/requests/quote';

/** A first due date to price plans for: as a payment (days from today) or an acceptance sends it. */
export interface ThoughtDue {
  readonly firstInstallmentDueDateDelay?: number | undefined;
  /** YYYY-MM-DD */
  readonly firstInstallmentDueDate?: string | undefined;
}

const REFRESH = 300_000;

const readPlans = async ([url, params]: readonly [string, object]) =>
  (await api.get<PaymentPlans>(url, { params, noLoading: true, ownErrors: true })).data;

/**
 * What the server would bill; `keepPreviousData` shows the last plans while another date loads. Rereads the request
 * where it has moved on.
 */
export function usePlans(identifier: string, due: ThoughtDue = {}, keepPreviousData = false) {
  const { mutate: mutateAny } = useSWRConfig();
  const key = ['/quote/payment/plans', { identifier, ...due }] as const;
  const { data, error, isValidating, mutate } = useSWR<PaymentPlans, unknown>(key, readPlans, {
    keepPreviousData,
    refreshInterval: REFRESH,
    revalidateOnFocus: false,
    shouldRetryOnError: false,
  });
  const hasMoved = error instanceof ApiError && error.status === 409;
  useEffect(() => {
    if (hasMoved) void mutateAny(quoteUrl(identifier));
  }, [hasMoved, identifier, mutateAny]);
  return { plans: data, error, isValidating, retry: () => void mutate() };
}
