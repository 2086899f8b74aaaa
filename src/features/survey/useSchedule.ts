import useSWR from 'swr';
import type { SurveySchedule } from '../../../contract/surveys';
import { api } from '../../shared/api/api';

const readQuietly = async (url: string) =>
  (await api.get<SurveySchedule | null>(url, { noLoading: true, ownErrors: true })).data;

/** The survey of today for whom one is planned; a failure asks nobody anything. */
export const useSchedule = (isPlanned: boolean) =>
  useSWR(isPlanned ? '/tracksaleSchedule/today' : null, readQuietly, { shouldRetryOnError: false });
