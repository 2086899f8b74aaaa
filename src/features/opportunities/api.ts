import useSWR from 'swr';
import type { Interest, OpportunityPage, Renewal } from '../../../contract/opportunities';
import { api, readList } from '../../shared/api/api';

export interface Narrowing {
  readonly tipo?: string;
  readonly produto?: string;
  readonly dias?: string;
}

function urlOf({ tipo, produto, dias }: Narrowing, page: number): string {
  const given = { kind: tipo, product: produto, within: dias, page: String(page) };
  const query = Object.entries(given).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return `/opportunities/search?${new URLSearchParams(query).toString()}`;
}

export const useOpportunities = (filters: Narrowing, page: number) =>
  useSWR<OpportunityPage, unknown>(urlOf(filters, page), readList, {
    keepPreviousData: true,
    shouldRetryOnError: false,
  });

/** Tells the executive; repetitions for a policy have no effect. */
export const postInterest = async (policyNumber: string) =>
  (await api.post<Interest>('/opportunities/interest', { policyNumber }, { ownErrors: true })).data;

export const getRenewal = async (policyNumber: string) =>
  (await api.get<Renewal>('/opportunities/renewal', { params: { policyNumber }, ownErrors: true })).data;
