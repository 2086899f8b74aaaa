import type { NotificationRow } from './repository';

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

/** What goes over the channel: ids alone, since its payloads end at 8000 bytes and it is no store. */
export interface Announcement {
  id: string;
  uid: string;
}

/** Reads what was heard; undefined when somebody else speaks on the channel. */
export function announcementOf(payload: string): Announcement | undefined {
  const [id, uid] = payload.split(' ', 2);
  return id && uid ? { id, uid } : undefined;
}

export function announcementText({ id, uid }: Announcement): string {
  return `${id} ${uid}`;
}
