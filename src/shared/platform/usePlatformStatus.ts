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

/**
 * One retry; then the answer counts as 'maintenance', but where nobody answers a browser that keeps the portal: it shows
 * what was seen last.
 */
export async function readPlatformStatus(): Promise<Answer> {
  return ask()
    .catch(ask)
    .catch((error: unknown) => (isUnanswered(error) && isPortalKept() ? UNKNOWN : 'maintenance'));
}

const UNKNOWN: PlatformStatus = { Avaliable: true, ExpectedAvailabilityDate: null };

/** Asks again in an open portal, where no answer closes nothing: people keep what they are filling. */
export async function refreshPlatformStatus(): Promise<void> {
  const answer = await ask().catch(() => undefined);
  if (answer) await mutate(STATUS_KEY, answer, { revalidate: false });
}

export const isUp = (answer: Answer | undefined) => typeof answer === 'object' && answer.Avaliable;

/** What the platform said of itself last; undefined until it has answered. */
export function usePlatformStatus() {
  const { data } = useSWR<Answer>(STATUS_KEY, readPlatformStatus, {
    revalidateIfStale: false,
    revalidateOnReconnect: false,
  });
  return data;
}
