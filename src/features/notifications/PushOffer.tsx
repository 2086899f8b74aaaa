import useSWRImmutable from 'swr/immutable';
import { late } from '../../../renderers/ui/late';
import { loadPublicConfig } from '../../shared/config/publicConfig';

const PushAsk = late(async () => (await import('./PushAsk')).PushAsk);

/** Whether this browser can be told while the portal is closed, and its user was not asked yet. */
async function canAskForPush(): Promise<boolean> {
  if (!('Notification' in window) || !('serviceWorker' in navigator) || !('PushManager' in window))
    return false;
  const { firebase } = await loadPublicConfig();
  return firebase.messaging !== null && Notification.permission === 'default';
}

/** With the code of the button: the menu, which is open, grows once. */
async function readOffer(): Promise<boolean> {
  const can = await canAskForPush();
  if (can) await PushAsk.fetch();
  return can;
}

/** Offers to be told while the portal is closed; nothing where that is not configured or was answered. */
export function PushOffer() {
  const { data: offered, mutate } = useSWRImmutable('push offer', readOffer);
  return offered ? <PushAsk onAnswer={() => void mutate(false, { revalidate: false })} /> : null;
}
