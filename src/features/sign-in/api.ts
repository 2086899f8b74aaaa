import { api } from '../../shared/api/api';
import type { LoggedUser } from '../../shared/user/LoggedUser';

interface LoginAnswer {
  user: LoggedUser;
}

/** Tells the server of a sign-in. Rejects with 401 and a message for refused access, 400 for an unknown user. */
export async function postLogin(notificationToken: string | null): Promise<LoginAnswer> {
  const { data } = await api.post<LoginAnswer>('/user/login', { notificationToken }, { ownErrors: true });
  return data;
}

/** Tells the server of a sign-out. */
export const getLogout = (email: string) =>
  api.get('/user/logout', { params: { email, notificationToken: '' }, ownErrors: true });
