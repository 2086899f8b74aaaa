import useSWR from 'swr';
import type { SurveySchedule } from '../../../contract/surveys';
import { api } from '../../shared/api/api';

const readQuietly = async (url: string) =>
  (await api.get<SurveySchedule | null>(url, { noLoading: true, ownErrors: true })).data;

/** On failure no survey is shown. */
export const useSchedule = (isPlanned: boolean) =>
  useSWR(isPlanned ? '/tracksaleSchedule/today' : null, readQuietly, { shouldRetryOnError: false });
