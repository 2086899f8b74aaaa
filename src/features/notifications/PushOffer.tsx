import useSWRImmutable from 'swr/immutable';
import { late } from '../../../renderers/ui/late';
import { loadPublicConfig } from '../../shared/config/publicConfig';

const PushAsk = late(async () => (await import('./PushAsk')).PushAsk);

async function canAskForPush(): Promise<boolean> {
  if (!('Notification' in window) || !('serviceWorker' in navigator) || !('PushManager' in window))
    return false;
  const { firebase } = await loadPublicConfig();
  return firebase.messaging !== null && Notification.permission === 'default';
}

/** Loads the button's code too, so that the open menu grows once. */
async function readOffer(): Promise<boolean> {
  const can = await canAskForPush();
  if (can) await PushAsk.fetch();
  return can;
}

export function PushOffer() {
  const { data: offered, mutate } = useSWRImmutable('push offer', readOffer);
  return offered ? <PushAsk onAnswer={() => void mutate(false, { revalidate: false })} /> : null;
}
