import useSWR from 'swr';
import type { DeskFilter } from '../../../../contract/deskFilters';
import { api, read } from '../../../shared/api/api';

export type { DeskFilter };

export const useFilters = () =>
  useSWR<readonly DeskFilter[], unknown>('/desk/filters', read, { shouldRetryOnError: false });

const quiet = { noLoading: true } as const;

/** Saves the address of the list under a name. Rejects with ApiError. */
export async function saveFilter(name: string, address: string): Promise<void> {
  await api.post('/desk/filters', { name, address }, quiet);
}

export async function renameFilter(id: string, name: string): Promise<void> {
  await api.put('/desk/filter', { id, name }, quiet);
}

export async function removeFilter(id: string): Promise<void> {
  await api.delete(`/desk/filter?id=${encodeURIComponent(id)}`, quiet);
}
