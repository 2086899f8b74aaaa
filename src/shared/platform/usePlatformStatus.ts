import type { PlatformStatus } from '../../../contract/platform';
import useSWR, { mutate } from 'swr';
import { api } from '../api/api';
import { ofNobody } from '../auth/publicData';

type Answer = PlatformStatus | 'maintenance';

const address = '/wings/platform-status';
export const STATUS_KEY = ofNobody('platform');

const ask = async () =>
  (await api.get<Answer>(address, { noLoading: true, anonymous: true, ownErrors: true })).data;

/** One retry; then the answer counts as 'maintenance'. */
export async function readPlatformStatus(): Promise<Answer> {
  return ask()
    .catch(ask)
    .catch(() => 'maintenance' as const);
}

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
