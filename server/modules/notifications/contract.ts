import type { NotificationRow } from './repository';

/** A bell shows no more; older ones stay stored. */
export const MAX_LISTED = 100;

/** A notification of specification 1 §3. */
export function notificationAnswer({ id, data, notificationType }: NotificationRow) {
  return { id, data, notificationType };
}

/** Whether the argument of Subscribe names the session's own e-mail. */
export function namesOwnEmail(argument: unknown, email: string): boolean {
  if (typeof argument !== 'object' || argument === null || !Object.hasOwn(argument, 'UserEmail'))
    return false;
  const { UserEmail } = argument as { UserEmail: unknown };
  return typeof UserEmail === 'string' && UserEmail.toLowerCase() === email;
}

/** Body of POST /firebase/subscribe: this browser's Firebase Messaging token. */
export interface SubscribeBody {
  notificationToken: string;
}

export const subscribeBody = {
  type: 'object',
  additionalProperties: false,
  required: ['notificationToken'],
  properties: { notificationToken: { type: 'string', minLength: 1, maxLength: 4096 } },
} as const;
