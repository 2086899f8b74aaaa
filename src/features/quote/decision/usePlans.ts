import { useEffect } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import type { PaymentPlans } from '../../../../contract/emission';
import { api } from '../../../shared/api/api';
import { ApiError } from '../../../shared/api/ApiError';
import { quoteUrl } from '../../../shared/requests/quote';

/** The first due date that is thought of, as a payment (days from today) or an acceptance would send it. */
export interface ThoughtDue {
  readonly firstInstallmentDueDateDelay?: number;
  /** YYYY-MM-DD */
  readonly firstInstallmentDueDate?: string;
}

/** The days that are left are of the server's clock, which is asked again. */
const REFRESH = 300_000;

const readPlans = async ([url, params]: readonly [string, object]) =>
  (await api.get<PaymentPlans>(url, { params, noLoading: true, ownErrors: true })).data;

/**
 * What the server says that would be billed; `keepPreviousData` shows the last it said until it has answered for another
 * day. Where the request has moved on meanwhile, it is read anew.
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
