import type { PlatformStatus } from '../../../contract/platform';
import useSWR, { mutate } from 'swr';
import { api } from '../api/api';
import { isUnanswered } from '../api/useIntention';
import { isPortalKept } from '../offline/portalWorker';
import { ofNobody } from '../auth/publicData';

type Answer = PlatformStatus | 'maintenance';

const address = '/wings/platform-status';
export const STATUS_KEY = ofNobody('platform');

const ask = async () =>
  (await api.get<Answer>(address, { noLoading: true, anonymous: true, ownErrors: true })).data;

/** After one retry, no answer counts as 'maintenance', except in a browser that holds the portal offline. */
export async function readPlatformStatus(): Promise<Answer> {
  return ask()
    .catch(ask)
    .catch((error: unknown) => (isUnanswered(error) && isPortalKept() ? UNKNOWN : 'maintenance'));
}

const UNKNOWN: PlatformStatus = { Avaliable: true, ExpectedAvailabilityDate: null };

/** Rereads in an open portal; no answer closes nothing, as users may be filling forms. */
export async function refreshPlatformStatus(): Promise<void> {
  const answer = await ask().catch(() => undefined);
  if (answer) await mutate(STATUS_KEY, answer, { revalidate: false });
}

export const isUp = (answer: Answer | undefined) => typeof answer === 'object' && answer.Avaliable;

export function usePlatformStatus() {
  const { data } = useSWR<Answer>(STATUS_KEY, readPlatformStatus, {
    revalidateIfStale: false,
    revalidateOnReconnect: false,
  });
  return data;
}
