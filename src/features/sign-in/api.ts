import type { ResetStatus } from '../../../contract/auth';
import type { LoginAnswer, SeenAddress } from '../../../contract/people';
import { api } from '../../shared/api/api';
import { readPushToken } from '../../shared/auth/pushToken';
import { takePublished } from '../../shared/products/sold';

/** Tells the server of a sign-in. Rejects with 401 and a message for refused access, 400 for an unknown user. */
export async function postLogin(notificationToken: string | null): Promise<LoginAnswer> {
  const { data } = await api.post<LoginAnswer>(
    '/user/login',
    { notificationToken },
    { ownErrors: true, patient: true },
  );
  takePublished(data.catalogue);
  return data;
}

const PATIENCE_MS = 5_000;

/** Tells the server of a sign-out, which ends this browser's push subscription. */
export const getLogout = (email: string) =>
  api.get('/user/logout', {
    params: { email, notificationToken: readPushToken() ?? '' },
    ownErrors: true,
    timeout: PATIENCE_MS,
    patient: false,
  });

/** Whether a new password was asked for that e-mail and not set yet; true of addresses that nobody has, too. */
export async function getResetStatus(email: string): Promise<boolean> {
  const options = { params: { email }, anonymous: true, ownErrors: true };
  const { data } = await api.get<ResetStatus>('/auth/password-reset-status', options);
  return data.pending;
}

/** Has the server note the address that it sees; answers it. */
export async function putIpLog(email: string): Promise<string> {
  const options = { params: { email, userType: 'CLIENTE' }, noLoading: true, ownErrors: true };
  const { data } = await api.put<SeenAddress>('/user/SendIpLog', undefined, options);
  return data.ip;
}
