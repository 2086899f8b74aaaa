import { Type } from 'typebox';
import type { Static } from 'typebox';
import { closed } from './schema';

/** News for the signed-in user (specification 1 §3). */
export const notification = closed({
  id: Type.String(),
  /** The policy's number, the quote's identifier, or the complaint's protocol. */
  data: Type.String(),
  notificationType: Type.String(),
});
export type Notification = Static<typeof notification>;

/** Body of POST /firebase/subscribe: this browser's Firebase Messaging token. */
export const subscribeBody = closed({
  notificationToken: Type.String({ minLength: 1, maxLength: 4096 }),
});
export type SubscribeBody = Static<typeof subscribeBody>;
