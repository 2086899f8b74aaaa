import { loadPublicConfig } from '../../shared/config/publicConfig';
import type { PublicConfig } from '../../../contract/platform';
import { keepPushToken } from '../../shared/auth/pushToken';
import { subscribePush } from './api';

/** Its own name, since the sign-in's app knows nothing of messaging. */
const APP = 'push';
const WORKER = '/push-worker.js';

/** Whether this browser can be told while the portal is closed, and its user was not asked yet. */
export async function canAskForPush(): Promise<boolean> {
  if (!('Notification' in window) || !('serviceWorker' in navigator) || !('PushManager' in window))
    return false;
  const { firebase } = await loadPublicConfig();
  return firebase.messaging !== null && Notification.permission === 'default';
}

/** Asks the user and subscribes this browser; answers whether it will be told. */
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
  const [{ initializeApp }, { getMessaging, getToken }, serviceWorkerRegistration] = await Promise.all([
    import('firebase/app'),
    import('firebase/messaging'),
    navigator.serviceWorker.register(workerAddress()),
  ]);
  const app = initializeApp({ apiKey, authDomain, projectId, messagingSenderId, appId }, APP);
  return getToken(getMessaging(app), { vapidKey, serviceWorkerRegistration });
}

interface PolicyFactory {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): {
    createScriptURL(url: string): string;
  };
}

/** Under require-trusted-types-for a worker's address is a script's address. */
function workerAddress(): string {
  const { trustedTypes } = window as { trustedTypes?: PolicyFactory };
  return (
    trustedTypes?.createPolicy('push-worker', { createScriptURL: () => WORKER }).createScriptURL(WORKER) ??
    WORKER
  );
}
