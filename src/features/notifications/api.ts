import { api } from '../../shared/api/api';
import type { Notification } from '../../../contract/notifications';

// Nobody asked for these calls, so they show no loading indicator and no failure.
const quiet = { noLoading: true, ownErrors: true } as const;

export const markAllRead = () => api.post('/notification/markasread/all', undefined, quiet);

/** Fallback for the hub where WebSockets are blocked. */
export const fetchUnread = async () => (await api.get<Notification[]>('/notification', quiet)).data;

export const subscribePush = (notificationToken: string) =>
  api.post('/firebase/subscribe', { notificationToken }, quiet);
