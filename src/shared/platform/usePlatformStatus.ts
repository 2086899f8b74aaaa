import useSWR from 'swr';
import { api } from '../api/api';

/** GET /wings/platform-status; spelled as the specification spells it. */
export interface PlatformStatus {
  Avaliable: boolean;
  ExpectedAvailabilityDate: string | null;
}

type Answer = PlatformStatus | 'maintenance';

const address = '/wings/platform-status';

/** One retry; then the answer counts as 'maintenance'. */
export async function readPlatformStatus(): Promise<Answer> {
  const ask = async () =>
    (await api.get<Answer>(address, { noLoading: true, anonymous: true, ownErrors: true })).data;
  return ask()
    .catch(ask)
    .catch(() => 'maintenance' as const);
}

export const isUp = (answer: Answer | undefined) => typeof answer === 'object' && answer.Avaliable;

/** What the platform said of itself when the portal opened; undefined until it has answered. */
export function usePlatformStatus() {
  const { data } = useSWR<Answer>(address, readPlatformStatus, {
    revalidateIfStale: false,
    revalidateOnReconnect: false,
  });
  return data;
}
