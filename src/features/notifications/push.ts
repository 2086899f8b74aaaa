import { loadPublicConfig } from '../../shared/config/publicConfig';
import type { PublicConfig } from '../../../contract/platform';
import { keepPushToken } from '../../shared/auth/pushToken';
import { registerWorker } from '../../shared/offline/portalWorker';
import { subscribePush } from './api';

export async function askForPush(): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  const { firebase } = await loadPublicConfig();
  const token = await tokenOf(firebase);
  if (!token) return false;
  await subscribePush(token);
  keepPushToken(token);
  return true;
}

async function tokenOf({ apiKey, authDomain, projectId, messaging }: PublicConfig['firebase']) {
  if (!messaging) return undefined;
  const { senderId: messagingSenderId, appId, vapidKey } = messaging;
  const [{ messagingToken }, serviceWorkerRegistration] = await Promise.all([
    import('./messagingToken'),
    registerWorker(),
  ]);
  if (!serviceWorkerRegistration) return undefined;
  const options = { apiKey, authDomain, projectId, messagingSenderId, appId };
  return messagingToken(options, { vapidKey, serviceWorkerRegistration });
}
