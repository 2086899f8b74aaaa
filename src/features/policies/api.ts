import useSWR from 'swr';
import type { ListedBillet } from '../../../contract/billing';
import type { PolicyDetails } from '../../../contract/policyDetails';
import type { PolicyPage, PolicySearch } from '../../../contract/policies';
import { read, readList } from '../../shared/api/api';

const quiet = { shouldRetryOnError: false } as const;

export const usePolicies = (search: PolicySearch | undefined) =>
  useSWR<PolicyPage, unknown>(search && ['/InsurancePolicy/search', search], readList, {
    ...quiet,
    keepPreviousData: true,
    revalidateOnFocus: true,
  });

export const usePolicy = (code: string) => {
  const query = new URLSearchParams({ id: code, include: 'endosso', OrderEndorsement: 'true' });
  return useSWR<PolicyDetails, unknown>(`/InsurancePolicy/findById?${query.toString()}`, read, quiet);
};

export const useBillets = (policyNumber: string) =>
  useSWR<readonly ListedBillet[], unknown>(
    `/invoices?policyNumber=${encodeURIComponent(policyNumber)}`,
    read,
    quiet,
  );
