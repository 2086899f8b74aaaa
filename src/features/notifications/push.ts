import { loadPublicConfig } from '../../shared/config/publicConfig';
import type { PublicConfig } from '../../../contract/platform';
import { keepPushToken } from '../../shared/auth/pushToken';
import { subscribePush } from './api';

const WORKER = '/push-worker.js';

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
  const [{ messagingToken }, serviceWorkerRegistration] = await Promise.all([
    import('./messagingToken'),
    navigator.serviceWorker.register(workerAddress()),
  ]);
  const options = { apiKey, authDomain, projectId, messagingSenderId, appId };
  return messagingToken(options, { vapidKey, serviceWorkerRegistration });
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
