import { announce } from '../../../renderers/ui';
import { createStore } from '../../shared/createStore';
import { fetchUnread, markAllRead } from './api';
import { describeNotification } from './notification';
import type { Notification } from '../../../contract/notifications';

/** What is unread, in the order of its coming. */
export const bellStore = createStore<readonly Notification[]>([]);

/** Whether the server has told what is unread: before, nobody knows that nothing is. */
export const heardStore = createStore(false);

/** The whole list as the server has it: at the beginning, after a time away, after reading. */
export function takeList(unread: readonly Notification[]) {
  heardStore.write(true);
  bellStore.write(unread.filter(describeNotification));
}

/** Nothing is left of who signed out. */
export function forget() {
  heardStore.write(false);
  bellStore.write([]);
}

/** Asks the server, for who does not wait for the line to come up. */
export const askUnread = () => fetchUnread().then(takeList, () => undefined);

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
