import { announce } from '../../../renderers/ui';
import { createStore } from '../../shared/createStore';
import { fetchUnread, markAllRead } from './api';
import { describeNotification } from './notification';
import type { Notification } from '../../../contract/notifications';

export const bellStore = createStore<readonly Notification[]>([]);

/** False until the server has told what is unread. */
export const heardStore = createStore(false);

export function takeList(unread: readonly Notification[]) {
  heardStore.write(true);
  bellStore.write(unread.filter(describeNotification));
}

export function forget() {
  heardStore.write(false);
  bellStore.write([]);
}

export const askUnread = () => fetchUnread().then(takeList, () => undefined);

/** A repetition is ignored. */
export function takeOne(notification: Notification) {
  const known = bellStore.read();
  const words = describeNotification(notification);
  if (!words || known.some(({ id }) => id === notification.id)) return;
  bellStore.write([...known, notification]);
  announce(`${words.title}: ${notification.data}`);
}

/** Marks all as read on the server; what fails comes back. */
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
