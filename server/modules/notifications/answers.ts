import type { Notification } from '../../../contract/notifications';
import type { NotificationRow } from './repository';

export const MAX_LISTED = 100;

export function notificationAnswer({ id, data, notificationType }: NotificationRow): Notification {
  return { id, data, notificationType };
}

export function namesOwnEmail(argument: unknown, email: string): boolean {
  if (typeof argument !== 'object' || argument === null || !Object.hasOwn(argument, 'UserEmail'))
    return false;
  const { UserEmail } = argument as { UserEmail: unknown };
  return typeof UserEmail === 'string' && UserEmail.toLowerCase() === email;
}
