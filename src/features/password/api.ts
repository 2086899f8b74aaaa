import type { RequireAnswer } from '../../../contract/auth';
import { api } from '../../shared/api/api';

const open = { anonymous: true, ownErrors: true };

/** Asks for a reset e-mail; what the server says is the same for addresses that nobody has. */
export async function requireChangePassword(email: string): Promise<string> {
  const { data } = await api.post<RequireAnswer>('/auth/require-change-password', { Email: email }, open);
  return data.Message;
}

/** Sets the password that an e-mailed link was sent for. Rejects with LINK_UNKNOWN, LINK_USED or LINK_EXPIRED. */
export const changePassword = (token: string, password: string) =>
  api.post('/auth/change-password', { Token: token, NewPassword: password }, open);

/** Whether a link may still be used. Rejects with LINK_UNKNOWN, LINK_USED or LINK_EXPIRED. */
export const checkLink = (token: string) => api.post('/auth/check-change-password', { Token: token }, open);
