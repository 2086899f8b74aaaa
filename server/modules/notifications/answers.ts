import type { Notification } from '../../../contract/notifications';
import type { NotificationRow } from './repository';

/** A bell shows no more; older ones stay stored. */
export const MAX_LISTED = 100;

/** A notification of specification 1 §3. */
export function notificationAnswer({ id, data, notificationType }: NotificationRow): Notification {
  return { id, data, notificationType };
}

/** Whether the argument of Subscribe names the session's own e-mail. */
export function namesOwnEmail(argument: unknown, email: string): boolean {
  if (typeof argument !== 'object' || argument === null || !Object.hasOwn(argument, 'UserEmail'))
    return false;
  const { UserEmail } = argument as { UserEmail: unknown };
  return typeof UserEmail === 'string' && UserEmail.toLowerCase() === email;
}
