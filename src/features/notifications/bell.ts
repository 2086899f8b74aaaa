import { announce } from '../../../renderers/ui';
import { createStore } from '../../shared/createStore';
import { markAllRead } from './api';
import { describeNotification } from './notification';
import type { Notification } from '../../../contract/notifications';

/** What is unread, in the order of its coming. */
export const bellStore = createStore<readonly Notification[]>([]);

/** The whole list as the server has it: at the beginning, after a time away, after reading. */
export const takeList = (unread: readonly Notification[]) =>
  bellStore.write(unread.filter(describeNotification));

/** One more; told twice it is there once. */
export function takeOne(notification: Notification) {
  const known = bellStore.read();
  const words = describeNotification(notification);
  if (!words || known.some(({ id }) => id === notification.id)) return;
  bellStore.write([...known, notification]);
  announce(`${words.title}: ${notification.data}`);
}

/** Clears the bell here and, through the server, everywhere; what could not be marked comes back. */
export async function readAll(): Promise<void> {
  const unread = bellStore.read();
  if (unread.length === 0) return;
  bellStore.write([]);
  await markAllRead().catch(() => {
    const newer = bellStore.read();
    const known = new Set(newer.map(({ id }) => id));
    bellStore.write([...unread.filter(({ id }) => !known.has(id)), ...newer]);
  });
}
