import { mutate, SWRConfig, unload } from 'swr';
import { forgetSeen } from '../api/lastSeen';
import { forgetAnswers } from '../offline/keptAnswers';
import { forgetSaid } from '../products/saidOnce';
import { takePublished } from '../products/sold';
import { isOfNobody } from './publicData';

/**
 * Forgets the user's server data and pending calls, whose answers the next user must not wait for; public data
 * stays. Resolves once storage is cleared.
 */
export function forgetServerData(): Promise<void> {
  forgetSeen();
  forgetSaid();
  takePublished(null);
  const { cache } = SWRConfig.defaultValue;
  const kept = [...cache.keys()].filter(isOfNobody).map((key) => [key, cache.get(key)?.data] as const);
  unload({ revalidate: false });
  for (const [key, data] of kept)
    void (data === undefined ? mutate(key) : mutate(key, data, { revalidate: false }));
  return forgetAnswers();
}
