import useSWR from 'swr';
import { api } from '../api/api';

/** GET /wings/platform-status; spelled as the specification spells it. */
export interface PlatformStatus {
  Avaliable: boolean;
  ExpectedAvailabilityDate: string | null;
}

type Answer = PlatformStatus | 'maintenance';

/** One retry; then the answer counts as 'maintenance'. */
async function readStatus(url: string): Promise<Answer> {
  const ask = async () =>
    (await api.get<Answer>(url, { noLoading: true, anonymous: true, ownErrors: true })).data;
  return ask()
    .catch(ask)
    .catch(() => 'maintenance' as const);
}

/** Whether the platform is up: asked once, or again every so many milliseconds. */
export function usePlatformStatus({ every = 0 }: { every?: number } = {}) {
  const { data } = useSWR<Answer>('/wings/platform-status', readStatus, {
    refreshInterval: every,
    revalidateOnFocus: false,
    revalidateOnReconnect: every > 0,
    revalidateIfStale: every > 0,
  });
  const status = data === 'maintenance' ? undefined : data;
  return { status, down: data === 'maintenance' || status?.Avaliable === false };
}
