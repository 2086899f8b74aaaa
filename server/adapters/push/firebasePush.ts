import { getMessaging } from 'firebase-admin/messaging';
import type { Messaging } from 'firebase-admin/messaging';
import type { IdentityConfig } from '../../config';
import { openFirebaseApp } from '../../infra/identity/firebaseApp';
import type { PushSender } from './PushSender';

/** Firebase's limit per call. */
const MOST_TOKENS = 500;
const GONE = new Set(['messaging/registration-token-not-registered', 'messaging/invalid-registration-token']);

export function createPushSender(config: IdentityConfig): PushSender | null {
  if (config.kind !== 'firebase' || !config.messaging) return null;
  return firebasePush(getMessaging(openFirebaseApp(config)));
}

export function firebasePush(messaging: Pick<Messaging, 'sendEachForMulticast'>): PushSender {
  return {
    send: async (all, { notificationType, data }) => {
      const tokens = all.slice(0, MOST_TOKENS);
      const message = { tokens, data: { notificationType, data } };
      const { responses } = await messaging.sendEachForMulticast(message);
      return tokens.filter((_, at) => GONE.has(responses[at]?.error?.code ?? ''));
    },
  };
}
