import useSWR from 'swr';
import type { AbsenceBody, Absences } from '../../../../contract/absences';
import { api, read } from '../../../shared/api/api';

export const useAbsences = () =>
  useSWR<Absences, unknown>('/desk/absences', read, { revalidateOnFocus: true, shouldRetryOnError: false });

const quiet = { noLoading: true } as const;

/** Rejects with ApiError. */
export async function addAbsence(body: AbsenceBody): Promise<void> {
  await api.post('/desk/absences', body, quiet);
}

/** Rejects with ApiError. */
export async function removeAbsence(id: string): Promise<void> {
  await api.delete(`/desk/absence?id=${encodeURIComponent(id)}`, quiet);
}
