import { mutate, SWRConfig, unload } from 'swr';
import { forgetSeen } from '../api/lastSeen';
import { forgetAnswers } from '../offline/keptAnswers';
import { forgetSaid } from '../products/saidOnce';
import { takePublished } from '../products/sold';
import { isOfNobody } from './publicData';

/**
 * Forgets whatever the signed-in person's server data was, and the calls that are under way for it: who signs in next
 * would wait for their answers, which count no more. What belongs to nobody stays. Ends when nothing is left on the disk.
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
